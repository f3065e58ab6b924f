import type { Field, FieldProblem, Fields, FieldValue, Input } from '@rulestone/core'
import type { NumberFormats } from '@rulestone/text/number-formats'
import { measured, type UnitSystem } from '../../display/units.ts'
import type { T } from '../../shared/make-t.ts'
import { valueName } from './value-name.ts'

/** What a problem is explained with. */
export interface ProblemContext {
  readonly t: T
  readonly tag: string
  /** the field that has the problem; absent when the calculator has no such field */
  readonly field: Field | undefined
  /** the state that wrong values fall back to */
  readonly base: Input
  readonly formats: Pick<NumberFormats, 'integer' | 'number' | 'list'>
  readonly system: UnitSystem
}

/** How an amount of a field is written, where the reader does not have it as the rules do. */
function amountIn({ field, system, formats }: ProblemContext): ((value: number) => string) | undefined {
  if (field?.type !== 'integer' || !field.unit || system === 'feet') return undefined
  const { unit } = field
  return (value) => formats.number(measured({ value, unit }, system).value)
}

/** What stands instead of a wrong value, as far as the field offers it. */
const usedInstead = (field: Field | undefined, value: FieldValue): FieldValue =>
  typeof value === 'object' && field?.type === 'several' ? value.filter((id) => field.options.includes(id)) : value

/** The key of the sentence of a problem. Some have one for each detail, or for numbers that need not be whole; a text that ends too early quotes nothing. */
function keyOf({ code, expected }: FieldProblem, isMeasured: boolean): string {
  switch (code) {
    case 'not-an-integer':
    case 'out-of-bounds':
      return `errors.field.${code}${isMeasured ? '-measured' : ''}`
    case 'dice.over-limit':
      return `errors.${code}.${expected['limit']}`
    case 'dice.dependent-dice':
      return `errors.${code}.${expected['got']}`
    case 'dice.unexpected':
      return expected['got'] === '' ? 'errors.dice.unexpected-end' : `errors.${code}`
    case 'dice.unknown-variable':
      return isEmpty(expected['known']) ? 'errors.dice.no-variables' : `errors.${code}`
    default:
      return code.startsWith('dice.') ? `errors.${code}` : `errors.field.${code}`
  }
}

const isEmpty = (value: Detail | undefined): boolean => typeof value === 'object' && value.length === 0

/** One thing that a problem tells besides its code. */
type Detail = FieldProblem['expected'][string]

/** What an item of a list is called. */
function itemName(name: string, item: string, id: string, { t, field, formats }: ProblemContext): string {
  switch (name) {
    case 'options':
      return field === undefined ? item : valueName(field, id, item, t, formats.list)
    case 'expected':
      return t(`errors.dice.expected.${item}`)
    case 'meanings':
      return t(`errors.dice.meaning.${item}`)
    case 'known':
      return `@${item}`
    default:
      return item
  }
}

/** What was found: as it was typed, or the name of a modifier where it is one. */
const foundName = (code: string, got: string, t: T): string =>
  code === 'dice.twice' || code === 'dice.wrong-order' ? t(`errors.dice.modifier.${got}`) : got

/** A problem with a field as a sentence that says what to do. */
export function problemSentence(problem: FieldProblem, context: ProblemContext): string {
  const { t, tag, field, base, formats } = context
  const amount = amountIn(context)
  const { field: id, code } = problem
  const either = new Intl.ListFormat(tag, { type: 'disjunction' })
  const details = Object.entries(problem.expected).map(([name, value]): [string, string] => {
    if (typeof value === 'number') return [name, (amount ?? formats.integer)(value)]
    if (typeof value === 'string') return [name, name === 'got' ? foundName(code, value, t) : value]
    return [name, either.format(value.map((item) => itemName(name, item, id, context)))]
  })
  const fallback = Object.hasOwn(base, id) ? base[id] : undefined
  return t(keyOf(problem, amount !== undefined), {
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

/** A piece of the question what the writer meant: words, or a whole text to take. */
export interface SuggestionPart {
  readonly kind: 'words' | 'suggestion'
  readonly text: string
}

/** Stands for the suggestions while the words around them are looked up; no sentence holds it. */
const PLACE = '\u0000'

/** The question what the writer meant, where there is an answer to offer; it follows the sentence directly. */
export function suggestionParts({ expected }: FieldProblem, { t, tag }: ProblemContext): SuggestionPart[] {
  const { suggestions } = expected
  if (typeof suggestions !== 'object' || suggestions.length === 0) return []
  const [before = '', after = ''] = t('errors.dice.did-you-mean', { suggestions: PLACE }).split(PLACE)
  const offered = new Intl.ListFormat(tag, { type: 'disjunction' })
    .formatToParts(suggestions)
    .map(({ type, value }): SuggestionPart => ({ kind: type === 'element' ? 'suggestion' : 'words', text: value }))
  return [{ kind: 'words', text: before }, ...offered, { kind: 'words', text: after }]
}

/** What the problems of a kept state begin with. */
const KEPT = /^vs\./u

/** Says a problem away from its field, which is not shown or is none; one of the kept state is one of its field. */
export function problemElsewhere(
  problem: FieldProblem,
  fields: Fields,
  contextOf: (field: Field | undefined) => ProblemContext,
): string {
  const field = problem.field.replace(KEPT, '')
  const known = Object.hasOwn(fields, field) ? fields[field] : undefined
  const context = contextOf(known)
  const sentence = problemSentence({ ...problem, field }, context)
  const whose = field !== problem.field ? 'site.a' : `fields.${field}.label`
  return known || field !== problem.field ? `${context.t(whose)}: ${sentence}` : sentence
}
