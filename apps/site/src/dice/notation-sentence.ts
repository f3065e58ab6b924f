import type { FieldProblem } from '@rulestone/core'
import type { NumberFormats } from '@rulestone/text/number-formats'
import type { T } from '../shared/make-t.ts'

/** A mistake in typed dice. */
export type NotationProblem = Omit<FieldProblem, 'field'>

/** What is needed to explain a mistake in typed dice. */
export interface NotationContext {
  /** the strings of problems */
  readonly errors: T
  readonly tag: string
  readonly formats: Pick<NumberFormats, 'integer'>
}

/** One detail of a problem. */
type Detail = NotationProblem['expected'][string]

const isEmpty = (value: Detail | undefined): boolean => typeof value === 'object' && value.length === 0

/** The key of the sentence of a problem. Some codes have a key for each detail. */
function keyOf({ code, expected }: NotationProblem): string {
  switch (code) {
    case 'dice.over-limit':
      return `${code}.${expected['limit']}`
    case 'dice.dependent-dice':
      return `${code}.${expected['got']}`
    case 'dice.unexpected':
      return expected['got'] === '' ? 'dice.unexpected-end' : code
    case 'dice.unknown-variable':
      return isEmpty(expected['known']) ? 'dice.no-variables' : code
    default:
      return code
  }
}

/** The name of an item of a list. */
function itemName(name: string, item: string, errors: T): string {
  switch (name) {
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

/** A mistake in typed dice as a sentence that says what to do. */
export function notationSentence(problem: NotationProblem, { errors, tag, formats }: NotationContext): string {
  const either = new Intl.ListFormat(tag, { type: 'disjunction' })
  const write = (name: string, value: Detail): string => {
    if (typeof value === 'number') return formats.integer(value)
    if (typeof value === 'string') return name === 'got' ? foundName(problem.code, value, errors) : value
    return either.format(value.map((item) => itemName(name, item, errors)))
  }
  return errors(keyOf(problem), {
    got: problem.got,
    position: formats.integer((problem.at ?? 0) + 1),
    ...Object.fromEntries(Object.entries(problem.expected).map(([name, value]) => [name, write(name, value)])),
  })
}

/** A part of the question “Did you mean …?”: words, or a suggested text. */
interface SuggestionPart {
  readonly kind: 'words' | 'suggestion'
  readonly text: string
}

/** Placeholder for the suggestions in the sentence; no sentence contains this character. */
const PLACE = '\u0000'

/** The question “Did you mean …?”, if there are suggestions; it follows the sentence directly. */
export function suggestionParts(
  { expected: { suggestions } }: Pick<NotationProblem, 'expected'>,
  { errors, tag }: Pick<NotationContext, 'errors' | 'tag'>,
): SuggestionPart[] {
  if (typeof suggestions !== 'object' || suggestions.length === 0) return []
  const [before = '', after = ''] = errors('dice.did-you-mean', { suggestions: PLACE }).split(PLACE)
  const offered = new Intl.ListFormat(tag, { type: 'disjunction' })
    .formatToParts(suggestions)
    .map(({ type, value }): SuggestionPart => ({ kind: type === 'element' ? 'suggestion' : 'words', text: value }))
  return [{ kind: 'words', text: before }, ...offered, { kind: 'words', text: after }]
}
