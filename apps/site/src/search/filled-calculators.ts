import { withMeasuresOfRules } from '@rulestone/search'
import type { AnswersDocument } from './answers-document.ts'
import { type Calculation, readCalculation } from './read-calculation.ts'

/** A calculator with the values of a query filled in. */
interface FilledCalculator {
  readonly href: string
  readonly title: string
  /** the fields that are filled in, with their values, in words */
  readonly understood: string
}

/** The words that fill calculators in, and the calculators. */
type FillingWords = Pick<AnswersDocument, 'asks' | 'filled' | 'calculators'>

/** A calculator, filled in. The code of addresses is loaded for the first one. */
async function filledIn(
  { calculator: id, texts }: Calculation,
  { filled, calculators }: FillingWords,
  home: string,
): Promise<readonly FilledCalculator[]> {
  const path = `calculators/${id}/`
  const calculator = calculators.find((one) => one.path === path)
  if (!calculator) return []
  const { filledQuery } = await import('../calculator/filled-address.ts')
  const words = filled[id] ?? {}
  const understood = Object.entries(texts).flatMap(
    ([field, value]) =>
      words[`${field}.${value}`] ?? words[field]?.replace('{{value}}', value.replace(/^-/u, '−')) ?? [],
  )
  return [{ href: home + path + filledQuery(texts), title: calculator.title, understood: understood.join(' · ') }]
}

/**
 * The calculators that answer a query, filled in.
 *
 * @param dice the dice that the query consists of, if it does
 */
export async function filledCalculators(
  typed: string,
  dice: string | undefined,
  words: FillingWords,
  home: string,
): Promise<readonly FilledCalculator[]> {
  const asked = readCalculation(withMeasuresOfRules(typed.normalize('NFKC'), 'en').toLowerCase(), words.asks)
  const ofDice: readonly Calculation[] =
    dice === undefined
      ? []
      : [
          { calculator: 'dice', texts: { expr: dice } },
          { calculator: 'save-for-half', texts: { damage: dice } },
        ]
  const found = await Promise.all([...(asked ? [asked] : []), ...ofDice].map((one) => filledIn(one, words, home)))
  return found.flat()
}
