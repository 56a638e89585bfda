// Draw the diagrams with the mermaid that lies beside this file; without it their source stays.
addEventListener('DOMContentLoaded', async () => {
  if (typeof mermaid === 'undefined') return
  const dark = matchMedia('(prefers-color-scheme: dark)').matches
  mermaid.initialize({ startOnLoad: false, theme: dark ? 'dark' : 'neutral' })
  let number = 0
  for (const block of document.querySelectorAll('.mermaid-source')) {
    try {
      const { svg } = await mermaid.render(`diagram-${number++}`, block.textContent)
      const figure = document.createElement('figure')
      figure.innerHTML = svg
      block.replaceWith(figure)
    } catch (error) {
      console.warn('a diagram stays text:', error)
    }
  }
})
