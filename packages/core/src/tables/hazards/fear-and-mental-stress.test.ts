import { expect, test } from 'vitest'
import { mean } from '../../dice/moments.ts'
import { toNumber } from '../../fraction.ts'
import { tableOdds } from '../../rules/basics/table-odds.ts'
import { CURSE_POTENCIES, DEMONIC_POSSESSION } from './curses.ts'
import { FEAR_AND_MENTAL_STRESS, PROLONGED_STRESS, SAMPLE_FEARS, SAMPLE_MENTAL_STRESSES } from './fear-and-mental-stress.ts'

// SRD 5.2.1, Gameplay Toolbox, Fear and Mental Stress (page 196)
test('sample rows match the book', () => {
  expect(SAMPLE_FEARS.map(({ example, saveDc }) => [example, saveDc])).toEqual([
    ['harmless-apparition', 10],
    ['illusion-of-worst-fears', 15],
    ['portal-to-the-abyss', 20],
  ])
  expect(SAMPLE_MENTAL_STRESSES.map(({ example, saveDc, damage }) => [example, saveDc, damage])).toEqual([
    ['hallucinogenic-substance', 10, '1d6'],
    ['fiendish-idol', 15, '3d6'],
    ['far-realm', 20, '9d6'],
  ])
})

test('saves against fear and mental stress', () => {
  const { fear, mentalStress } = FEAR_AND_MENTAL_STRESS
  expect([fear.saves, fear.condition, fear.repeatedAt, fear.mayAlso.length]).toEqual([['wisdom'], 'frightened', 'end-of-turn', 3])
  expect([mentalStress.saves, mentalStress.damageType]).toEqual([['wisdom', 'intelligence', 'charisma'], 'psychic'])
})

test.each([
  ['short-term', ['frightened', 'incapacitated', 'stunned'], 'normal', '1d10', 'lesser-restoration'],
  ['long-term', [], 'disadvantage', '1d10*10*60', 'lesser-restoration'],
  ['indefinite', [], 'disadvantage', 'none', 'greater-restoration'],
] as const)('%s effects', (effect, conditions, abilityChecks, durationMinutes, removedBy) => {
  expect(PROLONGED_STRESS.find((row) => row.effect === effect)).toEqual({ effect, conditions, abilityChecks, durationMinutes, removedBy })
})

test('long-term effects last 1d10 × 10 hours: 55 on average', () => {
  expect(toNumber(mean(tableOdds('1d10*10*60'))) / 60).toBe(55)
})

// SRD 5.2.1, Gameplay Toolbox, Curses (page 193)
test('curse potencies and demonic possession match page 193', () => {
  expect(CURSE_POTENCIES.map(({ lasts, spellLevel }) => [lasts, spellLevel])).toEqual([
    ['1-minute', 3],
    ['until-dispelled', 9],
  ])
  expect(DEMONIC_POSSESSION).toEqual({ save: 'charisma', saveDc: 15, controlOnNatural: 1 })
})
