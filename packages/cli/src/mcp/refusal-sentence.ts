import { isLengthRefusalCode, type Refusal } from '@rulestone/core'
import { measureWords, numberFormats } from '@rulestone/text/number-formats'
import { spacedThai } from '@rulestone/text/spaced-thai'
import type { Strings } from '../terminal/strings.ts'

/** Why the rules refuse an event of a fight, as a sentence. */
export function refusalSentence(
  { code, rule, creature, got, expected }: Refusal,
  edition: string,
  title: (rule: string) => string,
  { tag, open }: Strings,
): string {
  const fight = open('fight')
  const { number } = numberFormats(tag)
  const figure = (value: number | string = ''): string => {
    if (typeof value === 'string') return value
    if (!isLengthRefusalCode(code)) return number(value)
    return measureWords({ value, unit: 'feet' }, 'noun', number, open('units'))
  }
  const values = { who: creature || fight('somebody'), rule: title(rule), got: figure(got), expected: figure(expected) }
  const keys = [`refusals-of.${rule}.${code}`, `refusals.${code}`]
  const key = (edition === 'next-2012' ? [...keys.map((one) => `playtest.${one}`), ...keys] : keys).find(fight.has)
  return key === undefined ? code : spacedThai(fight(key, values))
}
