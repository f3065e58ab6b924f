import type { Field, Fields, FieldValue, Figure, Input } from '@rulestone/core'
import { NONE, toText } from '@rulestone/core/calculators/field-value'
import { isShown } from '@rulestone/core/calculators/is-shown'
import { readPath } from '@rulestone/core/calculators/shared/path'
import type { T } from '../../shared/make-t.ts'
import { changedValues } from '../address/changed-values.ts'
import { measuredWords, type Words } from './measured-words.ts'
import { fieldValue } from './sentence-values.ts'
import type { WriteValue } from './write-step-value.ts'

/** What a calculator was asked and answers, and what writes it. */
export interface Asked {
  readonly fields: Fields
  readonly input: Input
  readonly figures: readonly [Figure, ...Figure[]]
  readonly write: WriteValue
  readonly t: T
}

/** A path by its length: where it goes is drawn. */
function pathWords(text: string, longest: number, t: T): string {
  const path = readPath(text, longest)
  const steps = path.ok ? path.value : []
  const difficult = steps.filter((step) => step.difficult).length
  return t(difficult > 0 ? 'site.path.difficult-squares' : 'site.path.squares', { count: steps.length, difficult })
}

/** A value after its name, from which a sign parts it where it is in words too. */
function valueWords(field: Field, id: string, value: FieldValue, { write, t }: Asked): Words {
  const label = t(`fields.${id}.label`)
  if (value === true) return [label]
  if (field.type === 'path') return [pathWords(String(value), field.longest, t)]
  const said = fieldValue(field, id, value)
  return measuredWords(write, (mark) => {
    if (label === t('title')) return mark(said)
    return 'field' in said ? t('site.asked', { field: label, value: mark(said) }) : `${label} ${mark(said)}`
  })
}

/** Of some values of a state those that a question says: not the edition, what is not there, and what the answer says. */
function wordsOf(values: Input, asked: Asked): readonly Words[] {
  const { fields, input, figures, t } = asked
  const sentence = t(`figures.${figures[0].id}.sentence`)
  return Object.entries(values).flatMap(([id, value]) => {
    const field = fields[id]
    const isSaid = id === 'ruleset' || toText(value) === NONE || sentence.includes(`{{${id}}}`)
    return !field || isSaid || !isShown(field, input) ? [] : [valueWords(field, id, value, asked)]
  })
}

/** What is asked of a calculator: each value that is not the usual one by its name, in the order of the form. */
export const questionWords = (asked: Asked): readonly Words[] =>
  wordsOf(changedValues(asked.fields, asked.input), asked)

/** The same where there is no form: the usual values too, but for rare ones and marks that are not set. */
export function wholeQuestion(asked: Asked): readonly Words[] {
  const { fields, input } = asked
  const changed = changedValues(fields, input)
  const isSeen = (id: string): boolean => id in changed || !(fields[id]?.rare || input[id] === false)
  const values = Object.keys(fields).flatMap((id) => {
    const value = input[id]
    return value !== undefined && isSeen(id) ? [[id, value] as const] : []
  })
  return wordsOf(Object.fromEntries(values), asked)
}

/** Stands between values: where a line ends there, it ends with the dot. */
export const BETWEEN = '\u{A0}· '

/** How many values the line of a folded calculator says. */
export const ASKED_IN_LINE = 3

/** Values as they stand in one line; of more than `most`, a sign that there are others. */
export function inOneLine(values: readonly Words[], most: number = values.length): Words {
  const shown = values.length > most ? [...values.slice(0, most), ['…']] : values
  return shown.flatMap((words, index) => (index === 0 ? words : [BETWEEN, ...words]))
}
