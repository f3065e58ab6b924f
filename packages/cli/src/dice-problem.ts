import { caret, type FieldProblem } from '@rulestone/core'
import type { Strings } from './strings.ts'

/** What core objects to in dice: a code, the place, and the figures and lists of the sentence. */
export interface DiceProblem {
  readonly code: string
  readonly at: number
  readonly length: number
  readonly details: FieldProblem['expected']
}

/** Figures and lists in the words of a language. */
function valuesOf(details: DiceProblem['details'], { tag, open }: Strings): Record<string, string> {
  const errors = open('errors')
  const number = new Intl.NumberFormat(tag, { numberingSystem: 'latn' })
  const list = new Intl.ListFormat(tag, { type: 'disjunction' })
  return Object.fromEntries(
    Object.entries(details).map(([name, value]) => [
      name,
      typeof value === 'string'
        ? value
        : typeof value === 'number'
          ? number.format(value)
          : list.format(value.map((item) => errors(`dice.expected.${item}`))),
    ]),
  )
}

/** The key of the sentence of a problem. Limits have one each; a text that ends too early has nothing to quote. */
function keyOf({ code, details: { limit, got } }: DiceProblem): string {
  if (code === 'over-limit') return `dice.over-limit.${limit}`
  return code === 'unexpected' && got === '' ? 'dice.unexpected-end' : `dice.${code}`
}

/**
 * What is wrong with dice: the typed text with a caret under the place, and a sentence that says what to do.
 *
 * @param text the dice as they were typed
 */
export function describeDiceProblem(text: string, problem: DiceProblem, strings: Strings): string {
  const values = { ...valuesOf(problem.details, strings), position: String(problem.at + 1) }
  return `${caret(text, problem)}\n${strings.open('errors')(keyOf(problem), values)}`
}
