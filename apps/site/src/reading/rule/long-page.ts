import { whenIdle } from '../../shared/when-idle.ts'

const LAID_OUT = 'laid-out'

/** The minimum distance of a hidden part, in window heights: one in sight would visibly render again. */
const FAR = 1

const isFar = ({ top, bottom }: DOMRect): boolean => top > (1 + FAR) * innerHeight || bottom < -FAR * innerHeight

/** Marks the parts of a long page that are out of view: their rendering is skipped, and they keep their size. */
function setAside(): void {
  const parts = Array.from(document.querySelectorAll('.chapter > .rule, .initial'))
  for (const part of parts.filter((one) => isFar(one.getBoundingClientRect()))) part.classList.add(LAID_OUT)
}

/** Lays out the parts again before their content changes. */
export function layOutAgain(): void {
  for (const part of document.querySelectorAll(`.${LAID_OUT}`)) part.classList.remove(LAID_OUT)
  whenIdle(setAside)
}

whenIdle(setAside)
// Fired by pages that rearrange their parts.
document.addEventListener('rearranged', layOutAgain)
