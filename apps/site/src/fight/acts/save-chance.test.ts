import { createFight, type FightState, type NewCreature, RULESETS } from '@rulestone/core'
import { expect, test } from 'vitest'
import { failureChance } from './save-chance.ts'

const fightOf = (creature: Partial<NewCreature>): FightState =>
  createFight({ creatures: [{ ...creature, id: 'Mira', side: 'party', place: { kind: 'ranges' } }] })

// SRD 5.2.1, pages 9 and 186: a Dexterity save with +2 against DC 15 fails on 1 to 12.
// biome-ignore format: a table
const CASES: readonly (readonly [what: string, creature: Partial<NewCreature>, chance: number])[] = [
  ['no bonus: 14 of 20 faces', {}, 0.7],
  ['Dexterity 14: 12 of 20 faces', { abilities: { dexterity: 14 } }, 0.6],
  ['proficient, too: 10 of 20 faces', { abilities: { dexterity: 14 }, saves: ['dexterity'] }, 0.5],
  ['dodging, with Advantage', { abilities: { dexterity: 14 }, dodging: true }, 0.36],
  ['Restrained, with Disadvantage', { abilities: { dexterity: 14 }, conditions: [{ condition: 'restrained' }] }, 0.84],
  ['Stunned: it fails', { conditions: [{ condition: 'stunned' }] }, 1],
]

test.each(CASES)('%s', (_, creature, chance) => {
  const now = { ruleset: RULESETS['srd-5.2.1'], state: fightOf(creature) }
  expect(failureChance(now, 'Mira', { ability: 'dexterity', dc: 15 })).toBeCloseTo(chance, 10)
})
