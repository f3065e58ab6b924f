import { whenIdle } from './when-idle.ts'

/** How far away a part must be, in heights of the window: one that is in sight would be drawn anew before the reader’s eyes. */
const FAR = 1

const isFar = ({ top, bottom }: DOMRect): boolean => top > (1 + FAR) * innerHeight || bottom < -FAR * innerHeight

// Once laid out, the parts of a long page know their sizes, and need not be drawn where they are out of view.
whenIdle(() => {
  const parts = Array.from(document.querySelectorAll('.chapter > .rule, .initial'))
  for (const part of parts.filter((one) => isFar(one.getBoundingClientRect()))) part.classList.add('laid-out')
})
