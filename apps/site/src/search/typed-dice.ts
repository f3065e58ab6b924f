import type { AnswersDocument } from './answers-document.ts'

/** Two numbers without a sign between them, an unfinished sum, or a comparison: no dice to roll. */
const NOT_DICE = /\d\s+[\dd]|[+\-−*×/]\s*$|[<>=]/u

/** The dice that a query consists of, after a word for rolling; undefined if it says anything else. */
export function typedDice(typed: string, { asks }: Pick<AnswersDocument, 'asks'>): string | undefined {
  const text = typed.normalize('NFKC').trim().toLowerCase()
  const word = asks['roll']?.find((one) => text.startsWith(one)) ?? ''
  const dice = text.slice(word.length).trim()
  if (!/^[\d\s()+\-−*×/d%khlroxe!,.]+$/u.test(dice) || NOT_DICE.test(dice)) return undefined
  return /d(?:\d|%)/u.test(dice) ? dice : undefined
}
