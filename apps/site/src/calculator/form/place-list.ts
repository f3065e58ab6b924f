/** The distance of the list to the edge of the window, and its maximum and minimum height, in pixels. */
const EDGE = 8
const MOST_HEIGHT = 320
const LEAST_HEIGHT = 140

/** Places a list below its input, or above the label of the input if there is more room. */
export function placeList(list: HTMLElement, input: HTMLElement): void {
  const { left, bottom, width } = input.getBoundingClientRect()
  const { top } = (input.closest('.control') ?? input).getBoundingClientRect()
  const height = window.visualViewport?.height ?? innerHeight
  const under = height - bottom - EDGE
  const isAbove = under < LEAST_HEIGHT && top > under
  list.style.maxHeight = `${Math.min(MOST_HEIGHT, Math.max(LEAST_HEIGHT, isAbove ? top - EDGE : under))}px`
  list.style.minWidth = `${width}px`
  list.style.left = `${Math.max(EDGE, Math.min(left, innerWidth - list.offsetWidth - EDGE))}px`
  list.style.top = isAbove ? `${top - list.offsetHeight}px` : `${bottom}px`
}
