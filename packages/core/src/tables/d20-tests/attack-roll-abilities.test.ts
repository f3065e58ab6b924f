import { expect, test } from 'vitest'
import { printTable } from '../../../test/print-table.ts'
import { ATTACK_ROLL_ABILITIES, attackRollAbilitiesTable } from './attack-roll-abilities.ts'

// SRD 5.2.1, Playing the Game, Attack Roll Abilities (page 7)
test('Attack Roll Abilities', () => {
  expect(attackRollAbilitiesTable.source).toEqual({
    document: 'SRD 5.2.1',
    heading: 'Attack Roll Abilities',
    page: 7,
  })
  expect(printTable(attackRollAbilitiesTable)).toEqual([
    'ability | attack',
    'strength | “melee”',
    'dexterity | “ranged”',
    '“varies” | “spell”',
  ])
  expect(ATTACK_ROLL_ABILITIES).toEqual([
    { attack: 'melee', ability: 'strength' },
    { attack: 'ranged', ability: 'dexterity' },
    { attack: 'spell', ability: 'varies' },
  ])
})
