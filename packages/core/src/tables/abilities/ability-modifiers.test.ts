import { expect, test } from 'vitest'
import { printTable } from '../../../test/print-table.ts'
import { ABILITY_MODIFIERS, abilityModifiersTable } from './ability-modifiers.ts'

// SRD 5.2.1, Playing the Game, Ability Modifiers (page 6): left column, then right
test('Ability Modifiers', () => {
  expect(abilityModifiersTable.source).toEqual({ document: 'SRD 5.2.1', heading: 'Ability Modifiers', page: 6 })
  expect(printTable(abilityModifiersTable)).toEqual([
    'score | modifier',
    '1 | −5',
    '2–3 | −4',
    '4–5 | −3',
    '6–7 | −2',
    '8–9 | −1',
    '10–11 | +0',
    '12–13 | +1',
    '14–15 | +2',
    '16–17 | +3',
    '18–19 | +4',
    '20–21 | +5',
    '22–23 | +6',
    '24–25 | +7',
    '26–27 | +8',
    '28–29 | +9',
    '30 | +10',
  ])
})

test('the rows behind the table: first, last and around zero', () => {
  expect(ABILITY_MODIFIERS[0]).toEqual({ from: 1, to: 1, modifier: -5 })
  expect(ABILITY_MODIFIERS[5]).toEqual({ from: 10, to: 11, modifier: 0 })
  expect(ABILITY_MODIFIERS.at(-1)).toEqual({ from: 30, to: 30, modifier: 10 })
})

test('the rows leave no gap and do not overlap', () => {
  for (const [index, row] of ABILITY_MODIFIERS.entries()) {
    expect(row.from).toBeLessThanOrEqual(row.to)
    expect(row.from).toBe((ABILITY_MODIFIERS[index - 1]?.to ?? 0) + 1)
  }
})
