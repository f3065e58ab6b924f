import type { Odds } from './odds-by-armor-class.ts'

/** How far a pointer moves the number by one, in pixels. */
const STEP = 12

const root = document.querySelector<HTMLElement>('.attack-odds')
const dragged = root?.querySelector<HTMLElement>('.dragged')
const slider = dragged?.querySelector('input')
const page = root?.querySelector<HTMLAnchorElement>('[data-calculator-link]')
const odds: readonly Odds[] = JSON.parse(root?.dataset['odds'] ?? '[]')

/** Writes the sentence and the chart for the Armor Class of the slider. */
function write({ value, min }: HTMLInputElement): void {
  const shown = odds[Number(value) - Number(min)]
  if (!root || !shown) return
  const { needed, chances } = shown
  const words = { ac: value, needed, chance: chances.normal[1] }
  for (const [name, text] of Object.entries(words)) {
    for (const element of root.querySelectorAll(`[data-value="${name}"]`)) element.textContent = text
  }
  for (const [state, [percent, text]] of Object.entries(chances)) {
    root.querySelector(`[data-bar="${state}"]`)?.setAttribute('width', String(percent))
    for (const element of root.querySelectorAll(`[data-value="${state}"]`)) element.textContent = text
  }
  slider?.setAttribute('aria-valuetext', `${value}: ${words.chance}`)
  if (page) page.search = `?ac=${value}`
}

/** Drags the number: to the right raises it. A touch beside its middle, without dragging, changes it by one. */
function drag(slider: HTMLInputElement, dragged: HTMLElement): void {
  let start: { readonly x: number; readonly value: number } | undefined
  let hasMoved = false
  const set = (value: number): void => {
    if (String(value) === slider.value) return
    slider.value = String(value)
    write(slider)
  }
  dragged.addEventListener('pointerdown', (event) => {
    if (event.button !== 0) return
    event.preventDefault()
    slider.focus({ preventScroll: true })
    dragged.setPointerCapture(event.pointerId)
    start = { x: event.clientX, value: Number(slider.value) }
    hasMoved = false
  })
  dragged.addEventListener('pointermove', ({ clientX }) => {
    if (!start) return
    const steps = Math.trunc((clientX - start.x) / STEP)
    if (steps !== 0) hasMoved = true
    if (hasMoved) set(start.value + steps)
  })
  dragged.addEventListener('pointerup', ({ clientX }) => {
    const { left, width } = dragged.getBoundingClientRect()
    if (start && !hasMoved) set(start.value + (clientX < left + width / 2 ? -1 : 1))
    start = undefined
  })
  dragged.addEventListener('pointercancel', () => {
    start = undefined
  })
}

if (slider && dragged) {
  slider.addEventListener('input', () => write(slider))
  drag(slider, dragged)
}
