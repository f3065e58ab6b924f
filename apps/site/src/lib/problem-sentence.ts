import type { Field, FieldProblem, Input } from '@rulestone/core'
import type { T } from './make-t.ts'

/** What a problem is explained with. */
export interface ProblemContext {
  readonly t: T
  readonly tag: string
  /** the field that has the problem; absent when the calculator has no such field */
  readonly field: Field | undefined
  /** the state that wrong values fall back to */
  readonly base: Input
  readonly integer: (value: number) => string
}

/** The name of a value of a field: the label of a choice, yes or no, or the number. */
export function valueName(field: Field | undefined, id: string, value: string | number | boolean, t: T): string {
  if (typeof value === 'boolean') return t(value ? 'site.yes' : 'site.no')
  if (field?.type === 'choice') return t(`fields.${id}.options.${value}`)
  if (field?.type === 'flag') return t(value === 'yes' ? 'site.yes' : 'site.no')
  return String(value).replace('-', '−')
}

/** The key of the sentence of a problem. Limits have one each; a text that ends too early has nothing to quote. */
function keyOf({ code, expected }: FieldProblem): string {
  if (!code.startsWith('dice.')) return `errors.field.${code}`
  if (code === 'dice.over-limit') return `errors.${code}.${expected['limit']}`
  if (code === 'dice.unexpected' && expected['got'] === '') return 'errors.dice.unexpected-end'
  return `errors.${code}`
}

/** A problem with a field as a sentence that says what to do. */
export function problemSentence(problem: FieldProblem, { t, tag, field, base, integer }: ProblemContext): string {
  const id = problem.field
  const list = new Intl.ListFormat(tag, { type: 'disjunction' })
  const nameOf = (name: string, item: string): string =>
    name === 'options'
      ? field === undefined
        ? item
        : valueName(field, id, item, t)
      : t(`errors.dice.expected.${item}`)
  const expected = Object.entries(problem.expected).map(([name, value]): [string, string] => [
    name,
    typeof value === 'string'
      ? value
      : typeof value === 'number'
        ? integer(value)
        : list.format(value.map((item) => nameOf(name, item))),
  ])
  const fallback = base[id]
  return t(keyOf(problem), {
    field: id,
    got: problem.got,
    default: fallback === undefined ? '' : valueName(field, id, fallback, t),
    position: integer((problem.at ?? 0) + 1),
    ...Object.fromEntries(expected),
  })
}
