import type { Field, FieldProblem, Fields, FieldValue, Input } from '@rulestone/core'
import type { NumberFormats } from '@rulestone/text/number-formats'
import { notationSentence } from '../../dice/notation-sentence.ts'
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

/** The key of the sentence of a problem; amounts that may be fractions have one of their own. */
const keyOf = (code: string, isMeasured: boolean): string =>
  `field.${code}${isMeasured && (code === 'not-an-integer' || code === 'out-of-bounds') ? '-measured' : ''}`

/** A problem with a field as a sentence that says what to do. */
export function problemSentence(problem: FieldProblem, context: ProblemContext): string {
  const { t, errors, tag, field, base, formats } = context
  if (problem.code.startsWith('dice.')) return notationSentence(problem, context)
  const amount = amountIn(context)
  const { field: id, code } = problem
  const either = new Intl.ListFormat(tag, { type: 'disjunction' })
  const nameOf = (name: string, item: string): string =>
    name === 'options' && field !== undefined ? valueName(field, id, item, t, formats.list) : item
  const details = Object.entries(problem.expected).map(([name, value]): [string, string] => {
    if (typeof value === 'number') return [name, (amount ?? formats.integer)(value)]
    return [name, typeof value === 'string' ? value : either.format(value.map((item) => nameOf(name, item)))]
  })
  const fallback = Object.hasOwn(base, id) ? base[id] : undefined
  return errors(keyOf(code, amount !== undefined), {
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
