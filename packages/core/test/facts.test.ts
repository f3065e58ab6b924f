import { expect, test } from 'vitest'
import { TABLES } from '../src/index.ts'
import { characterCreation } from './facts/character-creation.ts'
import { combat } from './facts/combat.ts'
import { d20Tests } from './facts/d20-tests.ts'
import { damageAndHealing } from './facts/damage-and-healing.ts'
import { equipment } from './facts/equipment.ts'
import { exploration } from './facts/exploration.ts'
import { tables } from './facts/facts.ts'
import { playingTheGame } from './facts/playing-the-game.ts'
import facts from './fixtures/facts.json' with { type: 'json' }

/** The values of core for each table of the fixture. A table without an entry here fails to compile. */
const CHECKS: Readonly<Record<keyof typeof tables, () => void>> = {
  ...d20Tests,
  ...equipment,
  ...exploration,
  ...combat,
  ...damageAndHealing,
  ...playingTheGame,
  ...characterCreation,
}

test.each(Object.entries(CHECKS))('core agrees with the independent facts: %s', (_, check) => {
  check()
})

test.each([
  ['abilities', 'abilities'],
  ['ability-modifiers', 'abilityModifiers'],
  ['attack-roll-abilities', 'attackRollAbilities'],
  ['cover', 'cover'],
  ['damage-types', 'damageTypes'],
  ['proficiency-bonus', 'proficiencyBonusByLevelOrCR'],
  ['skills', 'skills'],
  ['typical-dcs', 'typicalDCs'],
] as const)('the table %s names the page of %s', (id, fact) => {
  expect(TABLES.find((table) => table.id === id)?.source).toHaveProperty('page', tables[fact].page)
})

test('the fixture carries its licence and attribution', () => {
  expect(facts.licence).toContain('CC-BY-4.0')
  expect(facts.attribution).toContain('https://creativecommons.org/licenses/by/4.0/legalcode')
})
