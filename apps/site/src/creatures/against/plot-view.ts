import type { KnownRow } from './against-row.ts'
import { type By, dotText, type Words } from './page-words.ts'
import { type Across, type Dot, nearestDot, type Upward } from './plot.ts'
import { drawPlot } from './plot-svg.ts'

/** A row with what the plot says and links. */
export interface PlottedRow extends KnownRow {
  readonly href: string
  /** the Challenge Rating as it is written */
  readonly rating: string
}

interface View {
  readonly x: Across
  readonly y: Upward
  readonly by: By
}

/** How many creatures each key moves the choice by. */
const STEPS: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowDown: -1,
  ArrowRight: 1,
  ArrowUp: 1,
  PageDown: -10,
  PageUp: 10,
  Home: Number.NEGATIVE_INFINITY,
  End: Number.POSITIVE_INFINITY,
}

/** How far from a dot a mouse still chooses it, in pixels. */
const MOUSE_REACH = 12

const drawn = (name: string, attributes: Readonly<Record<string, string>>, text = ''): SVGElement => {
  const element = document.createElementNS('http://www.w3.org/2000/svg', name)
  for (const [attribute, value] of Object.entries(attributes)) element.setAttribute(attribute, value)
  element.textContent = text
  return element
}

/** Starts the plot: the pointer and the arrow keys choose a creature, which its caption names and links. */
export function startPlot(words: Words): { readonly show: (rows: readonly PlottedRow[], view: View) => void } {
  const frame = document.querySelector<HTMLElement>('.plot-frame')
  const figure = frame?.closest('figure')
  const caption = figure?.querySelector('figcaption')
  const hint = caption?.firstElementChild?.cloneNode(true)
  let rows: readonly PlottedRow[] = []
  let dots: readonly Dot[] = []
  let view: View = { x: 'cr', y: 'damage', by: 'attack' }
  let chosen: string | undefined
  const circles = (): readonly Element[] => Array.from(frame?.querySelectorAll('.marks circle') ?? [])

  /** The rows from left to right, and from bottom to top. */
  const inReach = (): readonly PlottedRow[] => {
    const places = new Map(dots.map((dot) => [dot.id, dot]))
    const placeOf = ({ id }: PlottedRow): Dot => places.get(id) ?? { id, left: 0, top: 0 }
    return rows.toSorted((a, b) => placeOf(a).left - placeOf(b).left || placeOf(b).top - placeOf(a).top)
  }

  const showChosen = (): void => {
    if (!frame || !caption) return
    const ordered = inReach()
    const index = Math.max(
      0,
      ordered.findIndex(({ id }) => id === chosen),
    )
    const row = ordered[index]
    frame.ariaValueMax = String(Math.max(1, ordered.length))
    frame.ariaValueNow = String(index + 1)
    frame.ariaValueText = row ? `${row.name}. ${dotText(row, view.by, words)}` : ''
    for (const [place, circle] of circles().entries()) circle.classList.toggle('chosen', rows[place]?.id === chosen)
    const isChosen = row !== undefined && row.id === chosen
    if (!isChosen) {
      if (hint) caption.replaceChildren(hint)
      return
    }
    const link = Object.assign(document.createElement('a'), { href: row.href, textContent: row.name })
    caption.replaceChildren(link, ` ${dotText(row, view.by, words)}`)
  }
  const choose = (id: string | undefined): void => {
    chosen = id
    showChosen()
  }

  const under = ({ clientX, clientY }: MouseEvent): { readonly id: string; readonly distance: number } | undefined => {
    const box = frame?.querySelector('svg')?.getBoundingClientRect()
    if (!box) return undefined
    const { left, top, width, height } = box
    const nearest = nearestDot(dots, { x: clientX - left, y: clientY - top, width, height })
    return nearest && { id: nearest.dot.id, distance: nearest.distance }
  }
  const point = (event: PointerEvent): void => {
    const nearest = under(event)
    if (nearest && (event.pointerType !== 'mouse' || nearest.distance <= MOUSE_REACH)) choose(nearest.id)
  }
  const open = (): void => {
    const row = rows.find(({ id }) => id === chosen)
    if (row) location.href = row.href
  }
  frame?.addEventListener('pointermove', point)
  frame?.addEventListener('pointerdown', point)
  frame?.addEventListener('click', (event) => {
    const isMouse = event instanceof PointerEvent && event.pointerType === 'mouse'
    const nearest = isMouse ? under(event) : undefined
    if (nearest && nearest.id === chosen && nearest.distance <= MOUSE_REACH) open()
  })
  frame?.addEventListener('focus', () => {
    if (chosen === undefined && frame.matches(':focus-visible')) choose(inReach()[0]?.id)
  })
  frame?.addEventListener('keydown', (event) => {
    if (event.ctrlKey || event.altKey || event.metaKey) return
    if (event.key === 'Enter') return open()
    const step = STEPS[event.key]
    if (step === undefined) return
    event.preventDefault()
    const ordered = inReach()
    const from = ordered.findIndex(({ id }) => id === chosen)
    choose(ordered[Math.max(0, Math.min(ordered.length - 1, from + step))]?.id)
  })

  return {
    show: (shown, next) => {
      ;[rows, view] = [shown, next]
      const { plot, axes, dots: marks } = drawPlot(rows, view.x, view.y, words)
      dots = plot.dots
      const draw = (list: typeof axes): SVGElement[] =>
        list.map(({ name, attributes, text }) => drawn(name, attributes, text))
      frame?.querySelector('.axes')?.replaceChildren(...draw(axes))
      frame?.querySelector('.marks')?.replaceChildren(...draw(marks))
      const [across, upward] = [figure?.querySelector('[data-axis="x"]'), figure?.querySelector('[data-axis="y"]')]
      if (across) across.textContent = words.t(`axes.${view.x}`)
      if (upward) upward.textContent = words.t(`axes.${view.y}`)
      showChosen()
    },
  }
}
