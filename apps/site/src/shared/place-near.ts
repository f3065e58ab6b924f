/** The minimum distance to the edges of the window, and between a panel and its anchor. */
const EDGE = 12
const GAP = 6
/** In a window narrower than this a panel is at the lower edge, within reach of a thumb. */
const NARROW = 640

/**
 * Places a panel of the top layer where it covers the least: in the margin beside the line if there is room, otherwise
 * under the anchor or above it. In a narrow window it is at the lower edge, or at the edge that leaves it the most room
 * beside what must stay visible.
 *
 * @param anchor the rectangle that the panel belongs to, in window coordinates
 * @param margin the left edge of the margin column, if the page has one
 * @param inSight what a panel in a narrow window must not cover, such as a focused link
 */
export function placeNear(panel: HTMLElement, anchor: DOMRect, margin: number | undefined, inSight?: DOMRect): void {
  const isNarrow = innerWidth < NARROW
  const above = (inSight?.top ?? 0) - GAP
  const under = innerHeight - (inSight?.bottom ?? 0) - GAP
  panel.classList.toggle('at-bottom', isNarrow)
  panel.classList.toggle('at-top', isNarrow && above > under)
  panel.classList.toggle('in-margin', !isNarrow && margin !== undefined)
  panel.style.maxHeight = isNarrow && inSight ? `min(60dvh, ${Math.max(above, under)}px)` : ''
  if (isNarrow) {
    panel.style.left = ''
    panel.style.top = ''
    return
  }
  const { width, height } = panel.getBoundingClientRect()
  const within = (value: number, length: number, whole: number): number =>
    Math.max(EDGE, Math.min(value, whole - length - EDGE))
  const below = anchor.bottom + GAP
  const over = anchor.top - GAP - height
  const beside = margin !== undefined
  const top = beside ? anchor.top : below + height + EDGE > innerHeight && over >= EDGE ? over : below
  const left = beside ? margin : anchor.left
  panel.style.left = `${within(left, width, innerWidth)}px`
  panel.style.top = `${within(top, height, innerHeight)}px`
}

/** The left edge of the margin column, if the page shows one that is wide enough for a note. */
export function marginEdge(): number | undefined {
  const column = document.querySelector('.margin')
  const { left, width } = column?.getBoundingClientRect() ?? { left: 0, width: 0 }
  return column && getComputedStyle(column).position === 'sticky' && width > 0 ? left : undefined
}
