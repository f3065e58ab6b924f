import { caret, type FieldProblem } from '@rulestone/core'
import type { Strings } from '../terminal/strings.ts'

/** An error of core about dice: a code, the position, and the values of the message. */
export interface DiceProblem {
  readonly code: string
  readonly at: number
  readonly length: number
  readonly details: FieldProblem['expected']
}

/** Codes whose `got` is core's name of a modifier, not what was typed. */
const NAMED_MODIFIERS: readonly string[] = ['twice', 'wrong-order']

/** How the items of each list are written: by keys of `errors.json`, or unchanged. */
const ITEMS: Readonly<Record<string, (item: string, say: (key: string) => string) => string>> = {
  expected: (item, say) => say(`dice.expected.${item}`),
  meanings: (item, say) => say(`dice.meaning.${item}`),
  known: (name) => `@${name}`,
}

/** Figures and lists, formatted in a language. */
function valuesOf({ code, details }: DiceProblem, { tag, open }: Strings): Record<string, string> {
  const errors = open('errors')
  const number = new Intl.NumberFormat(tag, { numberingSystem: 'latn' })
  const list = new Intl.ListFormat(tag, { type: 'disjunction' })
  const write = (name: string, value: DiceProblem['details'][string]): string => {
    if (typeof value === 'number') return number.format(value)
    if (typeof value !== 'string') return list.format(value.map((item) => ITEMS[name]?.(item, errors) ?? item))
    return name === 'got' && NAMED_MODIFIERS.includes(code) ? errors(`dice.modifier.${value}`) : value
  }
  return Object.fromEntries(Object.entries(details).map(([name, value]) => [name, write(name, value)]))
}

/**
 * The key of the message of an error. Some codes have several, because nothing can be quoted where a text ends too
 * early.
 */
function keyOf({ code, details: { limit, got, known } }: DiceProblem): string {
  if (code === 'over-limit') return `dice.over-limit.${limit}`
  if (code === 'dependent-dice') return `dice.dependent-dice.${got}`
  if (code === 'unexpected' && got === '') return 'dice.unexpected-end'
  return code === 'unknown-variable' && typeof known === 'object' && known.length === 0
    ? 'dice.no-variables'
    : `dice.${code}`
}

/** The message for an error in dice: one sentence that says what to do, then a suggestion if there is one. */
export function diceSentence(problem: DiceProblem, strings: Strings): string {
  const errors = strings.open('errors')
  const { suggestions, ...values } = valuesOf(problem, strings)
  const sentence = errors(keyOf(problem), { ...values, position: String(problem.at + 1) })
  return `${sentence}${suggestions === undefined ? '' : errors('dice.did-you-mean', { suggestions })}`
}

/**
 * The error in dice: the typed text with a caret under the position, and the message.
 *
 * @param text the dice as they were typed
 */
export const describeDiceProblem = (text: string, problem: DiceProblem, strings: Strings): string =>
  `${caret(text, problem)}\n${diceSentence(problem, strings)}`
