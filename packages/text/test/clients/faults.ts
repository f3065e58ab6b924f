import type { Exchange, ExchangeUnit } from '../../src/exchange/exchange.ts'
import { type Inline, isPair, wordsOf } from '../../src/exchange/inline.ts'

/** An exchange in which one unit has another translation. */
export function withTarget(exchange: Exchange, id: string, content: readonly Inline[]): Exchange {
  const put = (unit: ExchangeUnit): ExchangeUnit =>
    unit.id === id && unit.target ? { ...unit, target: { ...unit.target, content } } : unit
  return { ...exchange, files: exchange.files.map((file) => ({ ...file, units: file.units.map(put) })) }
}

const isFigure = (piece: Inline): boolean =>
  typeof piece !== 'string' && !isPair(piece) && /^[+−]?\d+$/.test(piece.text)

/** A fault that somebody could make, in the first unit that allows it. */
export interface Fault {
  readonly name: string
  readonly id: string
  readonly content: readonly Inline[]
}

function plant(
  name: string,
  units: readonly ExchangeUnit[],
  spoil: (content: readonly Inline[], unit: ExchangeUnit) => readonly Inline[] | undefined,
): Fault {
  for (const unit of units) {
    const content = unit.target && spoil(unit.target.content, unit)
    if (content) return { name, id: unit.id, content }
  }
  throw new RangeError(`no unit lets “${name}” be planted in it.`)
}

/** Faults in figures: one typed in the words, one that stands in a placeholder, one that is gone. */
export const figureFaults = (units: readonly ExchangeUnit[]): Fault[] => [
  plant('another figure in the words', units, (content) => {
    const at = content.findIndex((piece) => typeof piece === 'string' && /(?<!\d)60(?!\d)/.test(piece))
    return at === -1
      ? undefined
      : content.map((piece, index) => (index === at ? String(piece).replace('60', '90') : piece))
  }),
  plant('another figure of core', units, (content) => {
    const at = content.findIndex(isFigure)
    return at === -1
      ? undefined
      : content.map((piece, index) =>
          index === at && typeof piece !== 'string' && !isPair(piece) ? { ...piece, text: '90' } : piece,
        )
  }),
  plant('no figure of core', units, (content) => {
    const at = content.findIndex(isFigure)
    return at === -1 ? undefined : content.filter((_, index) => index !== at)
  }),
]

/** A link or bold of which the words are left and the tags are gone. */
export const lostTags = (units: readonly ExchangeUnit[]): Fault =>
  plant('no tags', units, (content) => {
    const at = content.findIndex(isPair)
    return at === -1 ? undefined : content.map((piece, index) => (index === at ? wordsOf([piece]) : piece))
  })
