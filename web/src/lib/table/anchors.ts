/** Where things are on the screen, so that cards can fly from one to the other. */

const places = new Map<string, Element>()

/** `use:anchor={'seat-2'}` */
export function anchor(node: Element, name: string): { update(name: string): void; destroy(): void } {
  let known = name
  places.set(known, node)
  return {
    update(next) {
      if (places.get(known) === node) places.delete(known)
      known = next
      places.set(known, node)
    },
    destroy() {
      if (places.get(known) === node) places.delete(known)
    },
  }
}

/** Where something was when it was last touched. */
const touched = new Map<string, DOMRect>()

export function rememberPlace(name: string, place: DOMRect): void {
  touched.set(name, place)
}

/** Once: what flies from there flies from there a single time. */
export function rememberedPlace(name: string): DOMRect | null {
  const found = touched.get(name) ?? null
  touched.delete(name)
  return found
}

export function placeOf(name: string): DOMRect | null {
  return places.get(name)?.getBoundingClientRect() ?? null
}
