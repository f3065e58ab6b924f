import type { NumberFormats } from '@rulestone/text/number-formats'
import type { Bar } from './chart.ts'

/** The outcomes of a bar: one, or the first and the last. */
export const outcomesOf = ({ from, to }: Bar, { integer }: NumberFormats): string =>
  from === to ? integer(from) : `${integer(from)}–${integer(to)}`
