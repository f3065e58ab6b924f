import type { Element, ElementContent } from 'hast'
import { s } from 'hastscript'
import type { Content } from './words.ts'

/** A point of a drawing: to the right and down. */
export interface Dot {
  readonly x: number
  readonly y: number
}

/** A number of a drawing, short. */
export const short = (value: number): number => Math.round(value * 10) / 10

const at = ({ x, y }: Dot): string => `${short(x)} ${short(y)}`

/** The data of a path through points. */
export const through = (points: readonly Dot[]): string => `M${points.map(at).join('L')}`

/** A path with a class that says what it shows. */
export const path = (kind: string, data: string): Element => s('path', { className: kind, d: data })

/** An open line through points. */
export const line = (kind: string, ...points: readonly Dot[]): Element => path(kind, through(points))

/** A closed line through points. */
export const polygon = (kind: string, ...points: readonly Dot[]): Element => path(kind, `${through(points)}Z`)

export const circle = (kind: string, { x, y }: Dot, radius: number): Element =>
  s('circle', { className: kind, cx: short(x), cy: short(y), r: short(radius) })

export const box = (kind: string, { x, y }: Dot, width: number, height: number): Element =>
  s('rect', { className: kind, x: short(x), y: short(y), width: short(width), height: short(height) })

/** The point of origin of an area. */
export const origin = (point: Dot): Element => circle('origin', point, 4)

/** Where a label stands to its point. */
type Anchor = 'start' | 'middle' | 'end'

const LINE_HEIGHT = 17

/** The lines of a content, which line breaks in its texts separate. */
function linesOf(content: Content): ElementContent[][] {
  const lines: ElementContent[][] = [[]]
  for (const node of content) {
    const [first = '', ...more] = node.type === 'text' ? node.value.split('\n') : []
    lines.at(-1)?.push(node.type === 'text' ? { type: 'text', value: first } : node)
    for (const value of more) lines.push([{ type: 'text', value }])
  }
  return lines
}

/** A label: its first line is on the height of its point. */
export function label(content: Content, { x, y }: Dot, anchor: Anchor = 'middle', kind?: string): Element {
  const lines = linesOf(content)
  const properties = { className: kind, x: short(x), y: short(y), textAnchor: anchor === 'start' ? undefined : anchor }
  if (lines.length === 1) return s('text', properties, [...content])
  return s(
    'text',
    properties,
    lines.map((nodes, index) => s('tspan', { x: short(x), dy: index === 0 ? undefined : LINE_HEIGHT }, nodes)),
  )
}

const TICK = 4

/** A line with ticks at its ends, across it: what a label measures. */
export function measure(from: Dot, to: Dot): Element {
  const long = Math.hypot(to.x - from.x, to.y - from.y)
  const across = { x: (-(to.y - from.y) / long) * TICK, y: ((to.x - from.x) / long) * TICK }
  const tick = ({ x, y }: Dot): string =>
    through([
      { x: x - across.x, y: y - across.y },
      { x: x + across.x, y: y + across.y },
    ])
  return path('measure', `${through([from, to])}${tick(from)}${tick(to)}`)
}

/** A line with an arrowhead. */
export function arrow(kind: string, ...points: readonly Dot[]): Element[] {
  const end = points.at(-1) ?? { x: 0, y: 0 }
  const before = points.at(-2) ?? end
  const angle = Math.atan2(end.y - before.y, end.x - before.x)
  const wing = (turn: number): Dot => ({ x: end.x - 8 * Math.cos(angle + turn), y: end.y - 8 * Math.sin(angle + turn) })
  return [line(kind, ...points), line(kind, wing(0.45), end, wing(-0.45))]
}

/** A cross: this is not possible, or this ends here. */
export const cross = ({ x, y }: Dot): Element => path('cross', `M${at({ x: x - 5, y: y - 5 })}l10 10m0-10l-10 10`)

/** The part of a shape inside a rectangle. */
export const cropped = (shape: Element, { x, y }: Dot, width: number, height: number): Element =>
  s('svg', { x: short(x), y: short(y), width, height, viewBox: [x, y, width, height].map(short).join(' ') }, [shape])

/** A person from the side, as tall as given, feet on the point. */
export function person(kind: string, { x, y }: Dot, height: number): Element {
  const head = height * 0.11
  const waist = height * 0.1
  const hem = height * 0.17
  const neck = y - height + head * 2
  return path(
    kind,
    [
      `M${at({ x: x - hem, y })}`,
      `L${at({ x: x - waist, y: neck + height * 0.12 })}`,
      `Q${at({ x: x - waist, y: neck })} ${at({ x, y: neck })}`,
      `Q${at({ x: x + waist, y: neck })} ${at({ x: x + waist, y: neck + height * 0.12 })}`,
      `L${at({ x: x + hem, y })}Z`,
      `M${at({ x: x - head, y: neck - head })}a${short(head)} ${short(head)} 0 1 1 ${short(head * 2)} 0`,
      `a${short(head)} ${short(head)} 0 1 1 ${short(-head * 2)} 0Z`,
    ].join(''),
  )
}
