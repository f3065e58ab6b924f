import { type AnyCalculator, CALCULATORS, TOPICS, type Topic } from '@rulestone/core'
import { LANGUAGE_TAGS, type Locale } from '@rulestone/text'
import { isOlder } from '../library/edition-of.ts'
import { calculatorNames } from '../library/i18n.ts'

/** A topic with its calculators. */
interface CalculatorTopic {
  readonly topic: Topic
  readonly calculators: readonly AnyCalculator[]
}

/** Whether a calculator is about rules of the 2012 playtest only. */
const isOfOlder = ({ rules: [rule] }: AnyCalculator): boolean => rule !== undefined && isOlder(rule)

/** The calculators of each topic by name, those of the playtest last. */
export function calculatorTopics(locale: Locale): CalculatorTopic[] {
  const { compare } = new Intl.Collator(LANGUAGE_TAGS[locale])
  const titleOf = ({ id }: AnyCalculator): string => calculatorNames(locale, id).title
  const inOrder = CALCULATORS.toSorted(
    (a, b) => Number(isOfOlder(a)) - Number(isOfOlder(b)) || compare(titleOf(a), titleOf(b)),
  )
  return TOPICS.map((topic) => ({
    topic,
    calculators: inOrder.filter((calculator) => calculator.topic === topic),
  })).filter(({ calculators }) => calculators.length > 0)
}
