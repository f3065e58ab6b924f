import type { SourceEntry } from '../../corpus/index.ts'
import {
  figuresOf,
  type Locale,
  type NumberWord,
  numberWords,
  ordinals,
  type SaidFigure,
} from '../../language/index.ts'
import type { Unit } from '../../markdown/index.ts'
import { unitSaid } from './entry-passages.ts'

/** What a unit says, and the numbers in it. */
export interface UnitText {
  /** all that it says, the cells of a row on lines of their own; `\ufffc` stands for each directive */
  readonly text: string
  readonly figures: readonly SaidFigure[]
  readonly words: readonly NumberWord[]
  /** the numbers that it counts up to in words */
  readonly ordinals: readonly string[]
}

/** Reads a text and the numbers in it. */
export const readText = (text: string, locale: Locale): UnitText => ({
  text,
  figures: figuresOf(text),
  words: numberWords(text, locale),
  ordinals: ordinals(text, locale),
})

const known = new WeakMap<Unit, UnitText>()

/** Reads what a unit says; each unit is read once. */
export function readUnitText(entry: SourceEntry, unit: Unit): UnitText {
  const read = known.get(unit)
  if (read) return read
  const text = unitSaid(entry, unit)
    .map((said) => said.text)
    .join('\n')
  const unitText = readText(text, entry.locale)
  known.set(unit, unitText)
  return unitText
}
