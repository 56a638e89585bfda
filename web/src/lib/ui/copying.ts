/** Copying a text. */

/** Copy a text; false: it was not possible, and has to be copied by hand. */
export async function copied(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    // The clipboard needs https; without it a selected text can be copied.
    const field = document.createElement('textarea')
    field.value = text
    field.className = 'unseen'
    document.body.append(field)
    field.select()
    try {
      return document.execCommand('copy')
    } finally {
      field.remove()
    }
  }
}
