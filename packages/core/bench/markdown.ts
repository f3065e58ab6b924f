import { availableParallelism } from 'node:os'

/** A table whose columns are aligned in the source too. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const widths = head.map((_, column) => Math.max(...[head, ...rows].map((row) => row[column]?.length ?? 0)))
  const line = (cells: readonly string[], fill = ' '): string =>
    `| ${widths.map((width, column) => (cells[column] ?? '').padEnd(width, fill)).join(' | ')} |`
  return [line(head), line([], '-'), ...rows.map((row) => line(row))].join('\n')
}

/** A number to three digits. */
export const short = (number: number): string => `${Number(number.toPrecision(3))}`

/** `12.5×` */
export const times = (ratio: number): string => `${short(ratio)}×`

/** One word for whether a goal is met. */
export const verdict = (isMet: boolean): string => (isMet ? 'met' : 'not met')

/** `12.5× (≥ 10×: met)` */
export const ratioWithGoal = (ratio: number, goal: number): string =>
  `${times(ratio)} (≥ ${goal}×: ${verdict(ratio >= goal)})`

const UNITS = [
  [1000, 's'],
  [1, 'ms'],
  [1e-3, 'µs'],
  [1e-6, 'ns'],
] as const

/** A duration in a suitable unit. */
export function duration(milliseconds: number): string {
  const [size, unit] = UNITS.find(([size]) => milliseconds >= size) ?? [1e-6, 'ns']
  return `${short(milliseconds / size)} ${unit}`
}

/** A description of the machine. */
export const MACHINE: string = `${availableParallelism()} cores, Node ${process.versions.node}`
