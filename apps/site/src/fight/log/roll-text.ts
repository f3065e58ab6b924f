import type { FightStep } from '@rulestone/core'
import type { FightLanguage } from './fight-language.ts'

/** The d20s of a roll: the number that counts, and both of them with Advantage or Disadvantage. */
function d20Text(steps: readonly FightStep[], language: FightLanguage): { text: string; natural: number } | undefined {
  const { t, formats } = language
  const rolled = steps.findLast((step) => step.kind === 'd20s-rolled')
  if (rolled === undefined) return undefined
  const faces = rolled.values.dice.split(' ').map(Number)
  const counted = steps.findLast((step) => step.kind === 'one-die-counts')
  const natural = counted?.values.natural ?? faces[0] ?? 0
  const text =
    faces.length === 1
      ? formats.integer(natural)
      : t('log.roll.two', {
          natural: formats.integer(natural),
          dice: language.list(faces.map((face) => formats.integer(face))),
          state: t(`states.${rolled.values.state}`),
        })
  return { text, natural }
}

/** The steps of the last D20 Test, from its roll to its result; none if it failed without a roll. */
function lastTest(steps: readonly FightStep[]): readonly FightStep[] {
  const decided = steps.findLastIndex(
    ({ kind }) =>
      kind === 'compared-with-armor-class' || kind === 'compared-with-dc' || kind === 'natural-roll-decides',
  )
  const failed = steps.findLastIndex(({ kind }) => kind === 'fails-by-condition')
  if (decided < 0 || failed > decided) return []
  const rolled = steps.findLastIndex(({ kind }, index) => kind === 'd20s-rolled' && index < decided)
  return steps.slice(Math.max(0, rolled), decided + 1)
}

/**
 * The last D20 Test of steps as figures: “9 + 4 = 13 against AC 15”. Undefined if nothing was rolled against a target.
 */
function rollText(steps: readonly FightStep[], language: FightLanguage): string | undefined {
  const { t, formats } = language
  const test = lastTest(steps)
  const d20 = d20Text(test, language)
  const result = test.at(-1)
  if (d20 === undefined || result === undefined) return undefined
  if (result.kind === 'natural-roll-decides') return t('log.roll.natural', { natural: formats.integer(d20.natural) })
  if (result.kind !== 'compared-with-armor-class' && result.kind !== 'compared-with-dc') return undefined
  const { total, targetNumber } = result.values
  const added = total - d20.natural
  const sum =
    added === 0
      ? d20.text
      : t(added > 0 ? 'log.roll.plus' : 'log.roll.minus', {
          natural: d20.text,
          added: formats.integer(Math.abs(added)),
          total: formats.integer(total),
        })
  return t(result.kind === 'compared-with-dc' ? 'log.roll.dc' : 'log.roll.armor-class', {
    sum,
    target: formats.integer(targetNumber),
  })
}

/** The roll as the end of a sentence, with the punctuation before it; empty if nothing was rolled. */
export function afterRoll(steps: readonly FightStep[], language: FightLanguage): string {
  const roll = rollText(steps, language)
  return roll === undefined ? '' : language.t('log.roll.after', { roll })
}
