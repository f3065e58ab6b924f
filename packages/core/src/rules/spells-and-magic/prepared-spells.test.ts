import { expect, test } from 'vitest'
import { next2012 } from '../../rulesets/next-2012.ts'
import { srd51 } from '../../rulesets/srd-5-1.ts'
import { srd521 } from '../../rulesets/srd-5-2-1.ts'
import { preparedSpells } from './prepared-spells.ts'

test.each([
  // SRD 5.1, Multiclassing, Spells Known and Prepared (page 58): the book's example
  ['2014: a Wizard of level 3 with Intelligence 16', srd51, 'wizard', 3, 3, 6],
  // SRD 5.1, Paladin (page 31): half the level, rounded down
  ['2014: a Paladin of level 5', srd51, 'paladin', 5, 3, 5],
  ['2014: a Paladin of level 1 has no spells yet', srd51, 'paladin', 1, 3, 0],
  ['2014: at least one', srd51, 'cleric', 1, -2, 1],
  ['2014: a Bard knows spells', srd51, 'bard', 1, 3, 'known'],
  ['2014: a Fighter has none', srd51, 'fighter', 9, 0, 0],
  // SRD 5.2.1, Classes, Wizard and Bard
  ['a Wizard of level 3', srd521, 'wizard', 3, 3, 6],
  ['a Bard of level 1', srd521, 'bard', 1, -1, 4],
  ['a Fighter', srd521, 'fighter', 9, 0, 0],
] as const)('%s', (_, ruleset, characterClass, level, abilityModifier, expected) => {
  expect(preparedSpells({ class: characterClass, level, abilityModifier }, ruleset)).toBe(expected)
})

test('the playtest has no such rule', () => {
  expect(() => preparedSpells({ class: 'wizard', level: 1, abilityModifier: 0 }, next2012)).toThrow(/no such rule/)
})
