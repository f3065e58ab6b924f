import { whenIdle } from '../../shared/when-idle.ts'

const LAID_OUT = 'laid-out'

/** How far away a part must be, in heights of the window: one that is in sight would be drawn anew before the reader’s eyes. */
const FAR = 1

const isFar = ({ top, bottom }: DOMRect): boolean => top > (1 + FAR) * innerHeight || bottom < -FAR * innerHeight

/** Once laid out, the parts of a long page know their sizes, and need not be drawn where they are out of view. */
function setAside(): void {
  const parts = Array.from(document.querySelectorAll('.chapter > .rule, .initial'))
  for (const part of parts.filter((one) => isFar(one.getBoundingClientRect()))) part.classList.add(LAID_OUT)
}

/** What the parts hold is about to change: they are laid out again before they are set aside. */
export function layOutAnew(): void {
  for (const part of document.querySelectorAll(`.${LAID_OUT}`)) part.classList.remove(LAID_OUT)
  whenIdle(setAside)
}

whenIdle(setAside)
// A page that rearranges its parts says so, and need not know of this.
document.addEventListener('rearranged', layOutAnew)
