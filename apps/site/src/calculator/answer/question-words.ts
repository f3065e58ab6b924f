import type { Field, Fields, FieldValue, Figure, Input } from '@rulestone/core'
import { isShown, NONE, readPath, toText } from '@rulestone/core/calculators/fields'
import type { T } from '../../shared/make-t.ts'
import { nonDefaultValues } from '../address/non-default-values.ts'
import { fieldLabel } from '../form/field-label.ts'
import { measuredWords, type Words } from './measured-words.ts'
import { fieldValue } from './sentence-values.ts'
import type { WriteValue } from './write-step-value.ts'

/** A question with its answer, and what formats it. */
export interface AnsweredQuestion {
  readonly fields: Fields
  readonly input: Input
  readonly figures: readonly [Figure, ...Figure[]]
  readonly write: WriteValue
  readonly t: T
}

/** A path by its length; the drawing shows its course. */
function pathWords(text: string, longest: number, t: T): string {
  const path = readPath(text, longest)
  const steps = path.ok ? path.value : []
  const difficult = steps.filter((step) => step.difficult).length
  return t(difficult > 0 ? 'site.path.difficult-squares' : 'site.path.squares', { count: steps.length, difficult })
}

/** A value after the name of its field; an option is separated from it, a number is not. */
function valueWords(field: Field, id: string, value: FieldValue, { input, write, t }: AnsweredQuestion): Words {
  const label = fieldLabel(t, id, input)
  if (value === true) return [label]
  if (field.type === 'path') return [pathWords(String(value), field.longest, t)]
  const said = fieldValue(field, id, value)
  return measuredWords(write, (writeWord) => {
    if (label === t('title')) return writeWord(said)
    return 'field' in said ? t('site.asked', { field: label, value: writeWord(said) }) : `${label} ${writeWord(said)}`
  })
}

/** The values that a question names: not the edition, nor “none”, nor those named in the sentence of the answer. */
function wordsOf(values: Input, asked: AnsweredQuestion): readonly Words[] {
  const { fields, input, figures, t } = asked
  const sentence = t(`figures.${figures[0].id}.sentence`)
  return Object.entries(values).flatMap(([id, value]) => {
    const field = fields[id]
    const isSaid = id === 'ruleset' || toText(value) === NONE || sentence.includes(`{{${id}}}`)
    return !field || isSaid || !isShown(field, input) ? [] : [valueWords(field, id, value, asked)]
  })
}

/** The values that differ from the defaults, with their names, in the order of the form. */
export const questionWords = (asked: AnsweredQuestion): readonly Words[] =>
  wordsOf(nonDefaultValues(asked.fields, asked.input), asked)

/** Like `questionWords`, with the default values too, except those of rare fields and of flags that are off. */
export function wholeQuestion(asked: AnsweredQuestion): readonly Words[] {
  const { fields, input } = asked
  const changed = nonDefaultValues(fields, input)
  const isSeen = (id: string): boolean => id in changed || !(fields[id]?.rare || input[id] === false)
  const values = Object.keys(fields).flatMap((id) => {
    const value = input[id]
    return value !== undefined && isSeen(id) ? [[id, value] as const] : []
  })
  return wordsOf(Object.fromEntries(values), asked)
}

/** Separates values; a line can only break before the dot. */
export const BETWEEN = ' ·\u{A0}'

/** The maximum number of values in the line of a collapsed calculator. */
export const MAX_VALUES_IN_LINE = 3

/** Values in one line; an ellipsis if there are more than `most`. */
export function inOneLine(values: readonly Words[], most: number = values.length): Words {
  const shown = values.length > most ? [...values.slice(0, most), ['…']] : values
  return shown.flatMap((words, index) => (index === 0 ? words : [BETWEEN, ...words]))
}
