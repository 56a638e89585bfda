/**
 * The faces of the players, 48 wide and high: forty animals, each put together from a few parts that are drawn here. A face
 * is text: none of its parts ever changes by itself.
 */

type Ears = 'round' | 'point' | 'long' | 'flop' | 'small' | 'side' | 'horn' | 'antler' | 'tuft' | 'comb' | 'feeler' | 'none'
type Mouth = 'snout' | 'pig' | 'beak' | 'bill' | 'plain' | 'trunk' | 'long' | 'teeth'
type Mark = 'mask' | 'patch' | 'stripes' | 'mane' | 'wool' | 'spikes' | 'cheeks' | 'blaze' | 'spots' | 'none'
type Eyes = 'dot' | 'big' | 'shut'
/** Name, fur, light parts, dark parts, ears, mouth, mark, eyes. */
type Animal = readonly [name: string, fur: string, light: string, dark: string, ears: Ears, mouth: Mouth, mark: Mark, eyes: Eyes]

export const ANIMALS: readonly Animal[] = [
  ['fox', '#e2762d', '#fff3e2', '#5b2a10', 'point', 'snout', 'cheeks', 'dot'],
  ['cat', '#6f6a75', '#d9d3dd', '#2b2430', 'point', 'plain', 'stripes', 'big'],
  ['bear', '#8a5a35', '#d9b48a', '#3b2108', 'round', 'snout', 'none', 'dot'],
  ['panda', '#f6f1ea', '#ffffff', '#2b2430', 'round', 'snout', 'patch', 'dot'],
  ['rabbit', '#cbb9a8', '#fff6ee', '#5a463a', 'long', 'teeth', 'none', 'dot'],
  ['owl', '#8c6b4a', '#efdcc0', '#3d2a19', 'tuft', 'beak', 'spots', 'big'],
  ['frog', '#63a84a', '#d6efbd', '#24501d', 'small', 'plain', 'none', 'big'],
  ['pig', '#f2a5a5', '#ffd3cf', '#8c4747', 'flop', 'pig', 'none', 'dot'],
  ['mouse', '#a9a3ad', '#f3c6c9', '#4a444f', 'side', 'plain', 'none', 'dot'],
  ['dog', '#c99555', '#fbeeda', '#6b4320', 'flop', 'snout', 'blaze', 'dot'],
  ['lion', '#e9b14b', '#fff0cc', '#8a4a12', 'round', 'snout', 'mane', 'dot'],
  ['tiger', '#f0933a', '#fff1dd', '#3d2410', 'round', 'snout', 'stripes', 'dot'],
  ['monkey', '#7a5236', '#f0cda6', '#3a2415', 'side', 'snout', 'cheeks', 'dot'],
  ['elephant', '#93a0ad', '#c6d0d9', '#47525e', 'side', 'trunk', 'none', 'dot'],
  ['penguin', '#2f3a4a', '#ffffff', '#161d28', 'none', 'beak', 'cheeks', 'dot'],
  ['hen', '#fbf4e6', '#ffffff', '#c9302c', 'comb', 'beak', 'none', 'dot'],
  ['hedgehog', '#d9b48c', '#f8e6cf', '#5f4631', 'small', 'snout', 'spikes', 'dot'],
  ['raccoon', '#9a9aa2', '#f2f2f4', '#33333b', 'point', 'snout', 'mask', 'dot'],
  ['badger', '#f3f0ea', '#ffffff', '#3a3a40', 'small', 'snout', 'patch', 'shut'],
  ['deer', '#b87d4b', '#f6e1c5', '#5b361a', 'antler', 'snout', 'spots', 'dot'],
  ['cow', '#f7f2ea', '#f3b9b2', '#4b3a31', 'horn', 'pig', 'patch', 'dot'],
  ['sheep', '#e8dccb', '#fffdf8', '#5a4a3c', 'flop', 'plain', 'wool', 'shut'],
  ['goat', '#d9d2c5', '#f7f3ea', '#5c5244', 'horn', 'long', 'none', 'dot'],
  ['horse', '#8f5f38', '#f2e2cf', '#3a2212', 'point', 'long', 'blaze', 'dot'],
  ['zebra', '#f7f5f2', '#d9d4cd', '#26262b', 'point', 'long', 'stripes', 'dot'],
  ['wolf', '#7c8794', '#e7ebef', '#353d47', 'point', 'snout', 'cheeks', 'big'],
  ['otter', '#7b5b45', '#e6cdb2', '#38271b', 'small', 'snout', 'cheeks', 'shut'],
  ['beaver', '#9a6234', '#e3bd8c', '#45280f', 'small', 'teeth', 'none', 'dot'],
  ['hamster', '#eab676', '#fff5e3', '#704a20', 'round', 'teeth', 'cheeks', 'dot'],
  ['squirrel', '#c4602f', '#fde7cf', '#5e280e', 'tuft', 'teeth', 'none', 'dot'],
  ['duck', '#f4cf45', '#fff2bd', '#6f5200', 'none', 'bill', 'none', 'dot'],
  ['mallard', '#2f7a5c', '#cfeadb', '#143a2b', 'none', 'bill', 'none', 'shut'],
  ['koala', '#a7b0b8', '#eef1f3', '#3c444b', 'side', 'snout', 'none', 'shut'],
  ['mole', '#4f4650', '#e9a9a4', '#241d26', 'none', 'pig', 'none', 'shut'],
  ['bee', '#f6c431', '#fff3c4', '#33270b', 'feeler', 'plain', 'stripes', 'big'],
  ['ladybird', '#cf3a31', '#ffd9d2', '#2a1412', 'feeler', 'plain', 'spots', 'big'],
  ['dragon', '#4c9a87', '#cdeee4', '#1c4b40', 'horn', 'long', 'spots', 'big'],
  ['hippo', '#a48fae', '#dcc9e0', '#53425b', 'small', 'teeth', 'none', 'shut'],
  ['walrus', '#a97f63', '#ecd3bd', '#4f3524', 'none', 'teeth', 'cheeks', 'dot'],
  ['parrot', '#3aa04f', '#ffe9a8', '#174d22', 'comb', 'beak', 'cheeks', 'big'],
]

/** A part and its mirror image. */
const both = (part: string): string => `${part}<g transform="translate(48)scale(-1 1)">${part}</g>`
const dot = (x: number, y: number, r: number, fill: string): string => `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}"/>`
const blob = (x: number, y: number, rx: number, ry: number, fill: string): string => `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${fill}"/>`
const shape = (d: string, fill: string): string => `<path d="${d}" fill="${fill}"/>`
const line = (d: string, stroke: string, width = 1.8): string => `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`
const INK = '#241a14'
const BEAK = '#f0932b'

function earsOf(ears: Ears, fur: string, light: string, dark: string): string {
  switch (ears) {
    case 'round':
      return both(dot(12, 13.5, 6, fur) + dot(12, 13.5, 3.2, dark))
    case 'point':
      return both(shape('M9.5 20 9 5.500Q17 8 21 14Z', fur) + shape('M11.8 16 11.5 9.500Q15 11 17.5 14Z', dark))
    case 'long':
      return both(shape('M14 16Q9 3 14 1.5 20 3 20.5 15Z', fur) + shape('M15.5 14Q12.5 6 14.6 4.6 17.5 6 18 13Z', light))
    case 'flop':
      return both(shape('M13 12Q4 13 5.5 27 11 28 14 20Z', dark))
    case 'small':
      return both(dot(12.5, 14.5, 4.4, fur) + dot(12.5, 14.5, 2, dark))
    case 'side':
      return both(dot(8.5, 22, 7.5, fur) + dot(8.5, 22, 4.6, light))
    case 'horn':
      return both(shape('M13.5 14Q8 12 8.5 4.5 14 6 18 12Z', dark) + blob(8.5, 19, 4, 2.6, fur))
    case 'antler':
      return both(line('M16.5 13Q12 9 11.5 3M13 8 8 6.5', dark, 2.2) + blob(9, 18, 4.5, 2.6, fur))
    case 'tuft':
      return both(shape('M11 17 8 5Q15 7 21 13Z', fur))
    case 'comb':
      return shape('M17 13Q16 6 20 8 20 3 24 6 28 3 28 8 32 6 31 13Z', dark)
    case 'feeler':
      return both(line('M19 13Q17 6 12.5 5', dark, 1.6) + dot(12.5, 5, 2, dark))
    case 'none':
      return ''
  }
}

function behind(mark: Mark, dark: string): string {
  const around = (count: number, far: number, r: number, fill: string): string =>
    Array.from({ length: count }, (_, number) => {
      const at = (number / count) * 2 * Math.PI
      return dot(Math.round((24 + far * Math.cos(at)) * 10) / 10, Math.round((26 + far * Math.sin(at)) * 10) / 10, r, fill)
    }).join('')
  if (mark === 'mane') return around(12, 15, 6, dark)
  if (mark === 'wool') return around(11, 14.5, 6.2, '#fffdf8')
  if (mark === 'spikes') return shape('M24 4 28 8 33 5 35 10 41 10 41 16 45 19 43 25 46 30 41 33 7 33 2 30 5 25 3 19 7 16 7 10 13 10 15 5 20 8Z', dark)
  return ''
}

function markOf(mark: Mark, light: string, dark: string): string {
  switch (mark) {
    case 'mask':
      return shape('M8.5 24Q16 17 24 22 32 17 39.5 24 39 31 32 30 27 30 24 26 21 30 16 30 9 31 8.5 24Z', dark)
    case 'patch':
      return both(`<g transform="rotate(20 17 24)">${blob(17, 24, 4.6, 5.8, dark)}</g>`)
    case 'stripes':
      return line('M24 11.500V16.500M19.5 12.5 20.2 16.500M28.5 12.5 27.8 16.5', dark, 2.2) + both(line('M9.5 25 13 25.600M10.3 30 13.5 29.5', dark, 2))
    case 'cheeks':
      return both(shape('M9.2 28Q16 23 23.5 30.500V41Q11.5 40.5 9.2 28Z', light))
    case 'blaze':
      return shape('M22 11.300Q24 10.8 26 11.300L28 30H20Z', light)
    case 'spots':
      return both(dot(17.5, 15.5, 1.5, dark) + dot(12.5, 29.5, 1.4, dark)) + dot(24, 14, 1.6, dark)
    default:
      return ''
  }
}

function eyesOf(eyes: Eyes, mark: Mark): string {
  const covered = mark === 'mask' || mark === 'patch'
  if (eyes === 'big') return both(dot(17.5, 24, 4.2, '#fff') + dot(18, 24.3, 2.3, INK) + dot(18.8, 23.4, 0.8, '#fff'))
  if (eyes === 'shut') return both(line('M14.5 24Q17.3 27 20 24', covered ? '#fff' : INK, 1.7))
  return both(`${covered ? dot(17.5, 24, 3, '#fff') : ''}${dot(17.5, 24, 2.2, INK)}${dot(18.3, 23.2, 0.8, '#fff')}`)
}

function mouthOf(mouth: Mouth, light: string, dark: string): string {
  const smile = line('M24 33.500Q21.5 37 18.8 34.600M24 33.500Q26.5 37 29.2 34.6', INK, 1.5)
  switch (mouth) {
    case 'snout':
      return blob(24, 33, 7.6, 5.8, light) + blob(24, 30.2, 3, 2.1, INK) + line('M24 31.500V33.8', INK, 1.5) + smile
    case 'pig':
      return blob(24, 32.6, 7.2, 5, light) + both(blob(21.3, 32.4, 1.3, 1.9, dark)) + line('M20.5 39Q24 41 27.5 39', INK, 1.5)
    case 'beak':
      return shape('M18.8 29.500Q24 26.5 29.2 29.500L24 37.500Z', BEAK) + line('M19.8 31.300H28.2', '#9a5200', 1.2)
    case 'bill':
      return shape('M13.5 32Q24 26.5 34.5 32 35 37.5 24 37.500T13.5 32Z', BEAK) + line('M15 33.400Q24 35.6 33 33.4', '#9a5200', 1.2)
    case 'trunk':
      return line('M24 28Q24 38 29 41.5', '#7f8c99', 6.5) + line('M24 28Q24 38 29 41.5', light, 4) + both(line('M18 36 16 40', '#fffaf0', 2.4))
    case 'long':
      return blob(24, 34.5, 9, 7, light) + both(blob(20.5, 33, 1.2, 1.7, dark)) + line('M19.5 38Q24 40.5 28.5 38', INK, 1.5)
    case 'teeth':
      return blob(24, 32.5, 7.2, 5, light) + blob(24, 30, 2.6, 1.8, INK) + '<path d="M21.3 34.500h5.400v4.800h-5.400Z" fill="#fff" stroke="#241a14" stroke-width=".7"/>' + line('M24 34.800V39', INK, 0.7) + line('M18.8 34.500H29.2', INK, 1.4)
    case 'plain':
      return blob(24, 30.6, 2, 1.4, dark) + smile
  }
}

/** What stands inside the svg of a face. */
export function facePicture(face: number): string {
  const [, fur, light, dark, ears, mouth, mark, eyes] = ANIMALS[((face % ANIMALS.length) + ANIMALS.length) % ANIMALS.length] as Animal
  const head = mouth === 'bill' || mouth === 'beak' ? blob(24, 26, 14.5, 15, fur) : blob(24, 26.5, 16, 14.8, fur)
  return behind(mark, dark) + earsOf(ears, fur, light, dark) + head + markOf(mark, light, dark) + eyesOf(eyes, mark) + mouthOf(mouth, light, dark)
}
