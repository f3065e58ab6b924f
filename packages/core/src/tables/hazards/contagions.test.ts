import { expect, test } from 'vitest'
import { CONTAGION_FIGURES, CONTAGION_STATISTICS } from './contagions.ts'

// SRD 5.2.1, Gameplay Toolbox, Example Contagions (page 194)
test.each([
  ['cackle-fever', 'none', [10, 10, 24], '1d4', 1, 'none', ['end-of-long-rest', 13, 3], 1],
  ['sewer-plague', 11, 'none', '1d4', 1, 'none', ['dawn', 11, 'at-exhaustion-0'], 0],
  ['sight-rot', 15, [15, 'skin', 24], '0', 0, 'blinded', 'none', 0],
] as const)('%s', (contagion, dc, spreads, onset, levels, condition, fought, immune) => {
  const row = CONTAGION_STATISTICS[contagion]
  const { spreading, fighting } = row
  expect(row.catching.saveDc).toBe(dc)
  expect(spreading === 'none' ? 'none' : [spreading.saveDc, spreading.within, spreading.protectsHours]).toEqual(spreads)
  expect([row.onsetDays, row.exhaustionLevels, row.condition, row.immuneYears]).toEqual([onset, levels, condition, immune])
  expect(fighting === 'none' ? 'none' : [fighting.at, fighting.saveDc, fighting.ends]).toEqual(fought)
})

// SRD 5.2.1, Gameplay Toolbox, Magical Contagions (page 194)
test('the remaining constants match the book', () => {
  const { laughter, plague, ointment, recuperation } = CONTAGION_FIGURES
  expect([laughter.saveDc, laughter.damage, laughter.damageType, laughter.condition]).toEqual([13, '1d10', 'psychic', 'incapacitated'])
  expect([laughter.notAfter, laughter.repeatedAt, laughter.endsAfterMinutes]).toEqual(['psychic', 'end-of-turn', 1])
  expect(plague).toEqual({ hitPointsOfHitDiceDividedBy: 2, longRestHeals: false })
  expect(ointment).toEqual({ tool: 'herbalism-kit', hours: 1, doses: 1, suppressesHours: 24, endsAfterHours: 72 })
  expect(recuperation).toEqual({ days: 3, save: 'constitution', saveDc: 15, advantageHours: 24 })
})

// SRD 5.2.1, Gameplay Toolbox, Sight Rot (page 194): three doses and applications
test('three doses end Sight Rot', () => {
  const { suppressesHours, endsAfterHours } = CONTAGION_FIGURES.ointment
  expect(endsAfterHours).toBe(3 * suppressesHours)
})
