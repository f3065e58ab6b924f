import { format } from './format.ts'
import { requireExpression } from './require-expression.ts'
import type { DieShape, Expression, Group, Modifiers, Test } from './syntax.ts'

/**
 * Returns the phrase for a key in the language of the caller. Its values are numbers, or phrases from earlier calls.
 * Keys: `constant`, `variable`, `pool`, `die`, `faces`, `group`, `plus`, `minus`, `negative`, `times`, `divided-floor`,
 * `divided-ceil`, `divided-round`, `max`, `min`, `abs`, `compared`, `labelled`, `separator`, `test-<` and the other
 * comparisons, and one for each modifier: `reroll-once`, `reroll-until`, `reroll-add`, `explode-dice`,
 * `explode-compound`, `explode-penetrate`, `per-die`, `per-pool`, `highest-face`, `minimum`, `maximum`,
 * `keep-highest`, `keep-lowest`, `drop-highest`, `drop-lowest`, `success`, `failure`, `mark-success`, `mark-failure`.
 */
export type Say = (key: string, values: Readonly<Record<string, string | number>>) => string

/**
 * An expression in words, in the language of `say`.
 *
 * @example
 * explain(expectOk(parse('2d6+3')), (key, { count, die, term, value, sides }) => ({ pool: `${count} ${die}`, die: `d${sides}`, plus: `and ${term}`, constant: `${value}`, separator: ' ' })[key] ?? key) // => '2 d6 and 3'
 */
export function explain(expression: Expression, say: Say): string {
  requireExpression(expression)
  const again = (inner: Expression): string => explain(inner, say)
  switch (expression.kind) {
    case 'constant':
      return say('constant', { value: expression.value })
    case 'variable':
      return say('variable', { name: expression.name, value: expression.value })
    case 'pool': {
      const count = typeof expression.count === 'number' ? expression.count : again(expression.count)
      return phrases(
        [say('pool', { count, die: dieInWords(expression.die, say) }), ...modifiersInWords(expression, say)],
        say,
      )
    }
    case 'group':
      return phrases([groupInWords(expression, say), ...modifiersInWords(expression, say)], say)
    case 'sum':
      return phrases(
        expression.terms.map(({ sign, expression: inner }, index) => {
          const term = again(inner)
          if (sign === -1) return say(index === 0 ? 'negative' : 'minus', { term })
          return index === 0 ? term : say('plus', { term })
        }),
        say,
      )
    case 'product':
      return say('times', { left: again(expression.left), right: again(expression.right) })
    case 'quotient':
      return say(`divided-${expression.rounding}`, { left: again(expression.left), right: again(expression.right) })
    case 'call':
      return say(expression.name, { terms: phrases(expression.arguments.map(again), say) })
    case 'compared': {
      const { left, comparison, right } = expression
      return say('compared', { left: again(left), test: say(`test-${comparison}`, { value: again(right) }) })
    }
    case 'labelled':
      return say('labelled', { term: again(expression.expression), label: expression.label })
  }
}

const phrases = (parts: readonly string[], say: Say): string => parts.join(say('separator', {}))

function dieInWords(die: DieShape, say: Say): string {
  if (die.kind === 'listed') return say('faces', { faces: die.faces.join(', ') })
  return say('die', { sides: typeof die.sides === 'number' ? die.sides : `(${format(die.sides)})` })
}

const groupInWords = ({ members }: Group, say: Say): string =>
  say('group', {
    terms: phrases(
      members.map((member) => explain(member, say)),
      say,
    ),
  })

/** The phrases of the modifiers, in the order in which they are applied. */
function modifiersInWords(modifiers: Modifiers, say: Say): string[] {
  const { reroll, explode, minimum, maximum, keeps, tally, markSuccess, markFailure } = modifiers
  const words: string[] = []
  const test = ({ comparison, value }: Test): string => say(`test-${comparison}`, { value })
  if (reroll) words.push(say(`reroll-${reroll.kind}`, { test: test(reroll.when) }))
  if (explode) {
    const { kind, when, perDie, perPool } = explode
    words.push(say(`explode-${kind}`, { test: when ? test(when) : say('highest-face', {}) }))
    if (perDie !== undefined) words.push(say('per-die', { count: perDie }))
    if (perPool !== undefined) words.push(say('per-pool', { count: perPool }))
  }
  if (minimum !== undefined) words.push(say('minimum', { value: minimum }))
  if (maximum !== undefined) words.push(say('maximum', { value: maximum }))
  for (const { kind, end, count } of keeps) words.push(say(`${kind}-${end}`, { count }))
  if (tally) {
    words.push(say('success', { test: test(tally.success) }))
    if (tally.failure) words.push(say('failure', { test: test(tally.failure) }))
  }
  if (markSuccess) words.push(say('mark-success', { test: test(markSuccess) }))
  if (markFailure) words.push(say('mark-failure', { test: test(markFailure) }))
  return words
}
