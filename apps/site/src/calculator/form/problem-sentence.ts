import type { Field, FieldProblem, Fields, FieldValue, Input } from '@rulestone/core'
import type { NumberFormats } from '@rulestone/text/number-formats'
import { measured, type UnitSystem } from '../../display/units.ts'
import type { T } from '../../shared/make-t.ts'
import { valueName } from './value-name.ts'

/** What is needed to explain a problem. */
export interface ProblemContext {
  /** the strings of the calculator */
  readonly t: T
  /** the strings of problems */
  readonly errors: T
  readonly tag: string
  /** the field of the problem; absent if the calculator has no such field */
  readonly field: Field | undefined
  /** the state whose values replace invalid ones */
  readonly base: Input
  readonly formats: Pick<NumberFormats, 'integer' | 'number' | 'list'>
  readonly system: UnitSystem
}

/** The context of a problem with a field, or with a parameter that is not a field. */
export type ContextOfField = (field: Field | undefined) => ProblemContext

/** Writes an amount of a field in the reader's units; undefined if these are the units of the rules. */
function amountIn({ field, system, formats }: ProblemContext): ((value: number) => string) | undefined {
  if (field?.type !== 'integer' || !field.unit || system === 'feet') return undefined
  const { unit } = field
  return (value) => formats.number(measured({ value, unit }, system).value)
}

/** The value that replaces an invalid one, without options that the field does not offer. */
const usedInstead = (field: Field | undefined, value: FieldValue): FieldValue =>
  typeof value === 'object' && field?.type === 'several' ? value.filter((id) => field.options.includes(id)) : value

/**
 * The key of the sentence of a problem. Some codes have a key for each detail, or another for amounts that may be
 * fractions.
 */
function keyOf({ code, expected }: FieldProblem, isMeasured: boolean): string {
  switch (code) {
    case 'not-an-integer':
    case 'out-of-bounds':
      return `field.${code}${isMeasured ? '-measured' : ''}`
    case 'dice.over-limit':
      return `${code}.${expected['limit']}`
    case 'dice.dependent-dice':
      return `${code}.${expected['got']}`
    case 'dice.unexpected':
      return expected['got'] === '' ? 'dice.unexpected-end' : code
    case 'dice.unknown-variable':
      return isEmpty(expected['known']) ? 'dice.no-variables' : code
    default:
      return code.startsWith('dice.') ? code : `field.${code}`
  }
}

const isEmpty = (value: Detail | undefined): boolean => typeof value === 'object' && value.length === 0

/** One detail of a problem. */
type Detail = FieldProblem['expected'][string]

/** The name of an item of a list. */
function itemName(name: string, item: string, id: string, { t, errors, field, formats }: ProblemContext): string {
  switch (name) {
    case 'options':
      return field === undefined ? item : valueName(field, id, item, t, formats.list)
    case 'expected':
      return errors(`dice.expected.${item}`)
    case 'meanings':
      return errors(`dice.meaning.${item}`)
    case 'known':
      return `@${item}`
    default:
      return item
  }
}

/** The invalid text, or the name of a modifier. */
const foundName = (code: string, got: string, errors: T): string =>
  code === 'dice.twice' || code === 'dice.wrong-order' ? errors(`dice.modifier.${got}`) : got

/** A problem with a field as a sentence that says what to do. */
export function problemSentence(problem: FieldProblem, context: ProblemContext): string {
  const { t, errors, tag, field, base, formats } = context
  const amount = amountIn(context)
  const { field: id, code } = problem
  const either = new Intl.ListFormat(tag, { type: 'disjunction' })
  const details = Object.entries(problem.expected).map(([name, value]): [string, string] => {
    if (typeof value === 'number') return [name, (amount ?? formats.integer)(value)]
    if (typeof value === 'string') return [name, name === 'got' ? foundName(code, value, errors) : value]
    return [name, either.format(value.map((item) => itemName(name, item, id, context)))]
  })
  const fallback = Object.hasOwn(base, id) ? base[id] : undefined
  return errors(keyOf(problem, amount !== undefined), {
    field: id,
    got: amount && /^[+-]?\d+$/.test(problem.got) ? amount(Number(problem.got)) : problem.got,
    default:
      fallback === undefined
        ? ''
        : amount && typeof fallback === 'number'
          ? amount(fallback)
          : valueName(field, id, usedInstead(field, fallback), t, formats.list),
    position: formats.integer((problem.at ?? 0) + 1),
    ...Object.fromEntries(details),
  })
}

/** A part of the question “Did you mean …?”: words, or a suggested text. */
export interface SuggestionPart {
  readonly kind: 'words' | 'suggestion'
  readonly text: string
}

/** Placeholder for the suggestions in the sentence; no sentence contains this character. */
const PLACE = '\u0000'

/** The question “Did you mean …?”, if there are suggestions; it follows the sentence directly. */
export function suggestionParts({ expected }: FieldProblem, { errors, tag }: ProblemContext): SuggestionPart[] {
  const { suggestions } = expected
  if (typeof suggestions !== 'object' || suggestions.length === 0) return []
  const [before = '', after = ''] = errors('dice.did-you-mean', { suggestions: PLACE }).split(PLACE)
  const offered = new Intl.ListFormat(tag, { type: 'disjunction' })
    .formatToParts(suggestions)
    .map(({ type, value }): SuggestionPart => ({ kind: type === 'element' ? 'suggestion' : 'words', text: value }))
  return [{ kind: 'words', text: before }, ...offered, { kind: 'words', text: after }]
}

/** Prefix of the fields of the compared state, as in a URL. */
const COMPARED = /^vs\./u

/** The sentence of a problem whose field is unknown, hidden, or in the compared state. */
export function problemElsewhere(problem: FieldProblem, fields: Fields, contextOf: ContextOfField): string {
  const field = problem.field.replace(COMPARED, '')
  const known = Object.hasOwn(fields, field) ? fields[field] : undefined
  const context = contextOf(known)
  const sentence = problemSentence({ ...problem, field }, context)
  const whose = field !== problem.field ? 'site.a' : `fields.${field}.label`
  return known || field !== problem.field ? `${context.t(whose)}: ${sentence}` : sentence
}
