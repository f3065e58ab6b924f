import { expect, test } from 'vitest'
import type { ByAbility } from '../../vocabulary/abilities.ts'
import type { CharacterClass } from '../../vocabulary/classes.ts'
import { multiclassPrerequisites } from './multiclass.ts'

const eights = { strength: 8, dexterity: 8, constitution: 8, intelligence: 8, wisdom: 8, charisma: 8 }

// SRD 5.2.1, Prerequisites (page 24) with the Class Overview (page 19)
test.each<[string, Partial<ByAbility<number>>, CharacterClass[], CharacterClass, boolean]>([
  ['a Barbarian into Druid: Strength and Wisdom', { strength: 13, wisdom: 13 }, ['barbarian'], 'druid', true],
  ['without the Strength of the current class', { strength: 12, wisdom: 18 }, ['barbarian'], 'druid', false],
  ['without the Wisdom of the new one', { strength: 18, wisdom: 12 }, ['barbarian'], 'druid', false],
  ['Fighter by Strength', { charisma: 13, strength: 13 }, ['bard'], 'fighter', true],
  ['Fighter by Dexterity', { charisma: 13, dexterity: 13 }, ['bard'], 'fighter', true],
  ['Fighter by neither', { charisma: 13, constitution: 20 }, ['bard'], 'fighter', false],
  ['Monk needs both', { charisma: 13, dexterity: 20, wisdom: 12 }, ['bard'], 'monk', false],
  ['Monk with both', { charisma: 13, dexterity: 13, wisdom: 13 }, ['bard'], 'monk', true],
  ['Paladin needs both', { strength: 13, charisma: 12 }, ['fighter'], 'paladin', false],
  ['all current classes count', { wisdom: 13, intelligence: 13, dexterity: 12 }, ['cleric', 'rogue'], 'wizard', false],
])('%s', (_, scores, current, next, met) => {
  expect(multiclassPrerequisites({ scores: { ...eights, ...scores }, current, next }).value).toBe(met)
})

test('the steps name the ability that counted', () => {
  expect(
    multiclassPrerequisites({ scores: { ...eights, dexterity: 14, wisdom: 12 }, current: ['fighter'], next: 'monk' })
      .steps,
  ).toEqual([
    {
      kind: 'prerequisite-checked',
      rule: 'multiclassing',
      values: { class: 'fighter', ability: 'dexterity', score: 14, met: true },
    },
    {
      kind: 'prerequisite-checked',
      rule: 'multiclassing',
      values: { class: 'monk', ability: 'dexterity', score: 14, met: true },
    },
    {
      kind: 'prerequisite-checked',
      rule: 'multiclassing',
      values: { class: 'monk', ability: 'wisdom', score: 12, met: false },
    },
  ])
})
