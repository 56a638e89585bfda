/** A pointer that is followed from where it goes down until it is lifted. Less than a few pixels is a touch, not a drag. */

const FAR_ENOUGH = 7

/** What is done with a pointer that is followed. */
export interface Followed {
  /** It has moved far enough to drag something; false: there is nothing to drag. */
  begin(event: PointerEvent): boolean
  move(event: PointerEvent): void
  drop(event: PointerEvent): void
  /** Dropped or not, nothing is dragged any more. */
  end(): void
}

export class Follower {
  /** A drag has just ended: the click that follows is none. */
  #click = false
  #stop: (() => void) | null = null

  start(event: PointerEvent, followed: Followed): void {
    this.#click = false
    if (event.button !== 0 || !event.isPrimary) return
    this.stop()
    let dragging = false
    const ours = (other: PointerEvent): boolean => other.pointerId === event.pointerId
    const move = (moved: PointerEvent): void => {
      if (!ours(moved)) return
      if (!dragging) {
        if (Math.hypot(moved.clientX - event.clientX, moved.clientY - event.clientY) < FAR_ENOUGH) return
        dragging = followed.begin(moved)
        if (!dragging) {
          this.stop()
          return
        }
      }
      followed.move(moved)
    }
    const up = (lifted: PointerEvent): void => {
      if (!ours(lifted)) return
      if (dragging) {
        followed.drop(lifted)
        this.#click = true
        // Not every drag is followed by a click: one that comes later is a touch again.
        setTimeout(() => (this.#click = false))
      }
      this.stop()
    }
    const cancel = (cancelled: PointerEvent): void => {
      if (ours(cancelled)) this.stop()
    }
    const escape = (pressed: KeyboardEvent): void => {
      if (pressed.key === 'Escape' && dragging) this.stop()
    }
    addEventListener('pointermove', move)
    addEventListener('pointerup', up)
    addEventListener('pointercancel', cancel)
    addEventListener('keydown', escape)
    this.#stop = () => {
      removeEventListener('pointermove', move)
      removeEventListener('pointerup', up)
      removeEventListener('pointercancel', cancel)
      removeEventListener('keydown', escape)
      if (dragging) followed.end()
    }
  }

  /** Follow no more. */
  stop(): void {
    const stop = this.#stop
    this.#stop = null
    stop?.()
  }

  /** Whether a click is a touch, not the end of a drag. Keys click too, without having pressed anything. */
  isTouch(click: MouseEvent): boolean {
    return click.detail === 0 || !this.#click
  }
}

/** Where the picture of a thing that is dragged is shown: a finger would cover it, so it is above the finger then. */
export function besidePointer(event: PointerEvent, size: { readonly width: number; readonly height: number }, grabbed: { readonly x: number; readonly y: number }): { readonly x: number; readonly y: number } {
  if (event.pointerType === 'mouse') return { x: event.clientX - grabbed.x, y: event.clientY - grabbed.y }
  const above = event.clientY - size.height - CLEAR
  const x = Math.min(innerWidth - size.width - 2, Math.max(2, event.clientX - size.width / 2))
  if (above >= 2) return { x, y: above }
  // No room above: at the side where there is more.
  const left = event.clientX > innerWidth / 2
  return { x: left ? event.clientX - size.width - CLEAR * 2 : event.clientX + CLEAR * 2, y: 2 }
}

const CLEAR = 16
