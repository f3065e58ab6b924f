import { expect, test } from 'vitest'
import { printTable } from '../../../test/print-table.ts'
import { PROFICIENCY_BONUSES, proficiencyBonusTable } from './proficiency-bonuses.ts'

// SRD 5.2.1, Playing the Game, Proficiency Bonus (page 8), whose first row reads “Up to 4”;
// Monsters, Proficiency Bonus by Challenge Rating (page 256) prints that row as 0–4
test('Proficiency Bonus', () => {
  expect(proficiencyBonusTable.source).toEqual({ document: 'SRD 5.2.1', heading: 'Proficiency Bonus', page: 8 })
  expect(printTable(proficiencyBonusTable)).toEqual([
    'level-or-challenge-rating | bonus',
    '0–4 | +2',
    '5–8 | +3',
    '9–12 | +4',
    '13–16 | +5',
    '17–20 | +6',
    '21–24 | +7',
    '25–28 | +8',
    '29–30 | +9',
  ])
})

test('the rows leave no gap and do not overlap', () => {
  for (const [index, row] of PROFICIENCY_BONUSES.entries()) {
    expect(row.from).toBe((PROFICIENCY_BONUSES[index - 1]?.to ?? -1) + 1)
  }
})
