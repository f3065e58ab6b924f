import { expect, test } from 'vitest'
import { GEAR_BENEFITS, type GearBenefitRow } from './gear-benefits.ts'

const benefitOf = ({ benefit, bonus }: GearBenefitRow): string => (benefit === 'bonus' ? `+${bonus}` : benefit)

// SRD 5.2.1, Equipment, Adventuring Gear and Saddles (the page stands after each)
test('the gear that helps with a roll', () => {
  const rows: readonly GearBenefitRow[] = GEAR_BENEFITS
  expect(
    rows.map((row) =>
      [row.gear, benefitOf(row), row.roll, row.ability ?? 'any', row.skills?.join('/') ?? '—', row.occasion].join(', '),
    ),
  ).toEqual([
    'antitoxin, advantage, saving-throw, any, —, avoiding-or-ending-poisoned', // 96
    'bedroll, automatic-success, saving-throw, any, —, extreme-cold', // 96
    'blanket, advantage, saving-throw, any, —, extreme-cold', // 96
    'book, +5, ability-check, intelligence, arcana/history/nature/religion, topic-of-the-book', // 96
    'costume, advantage, ability-check, any, —, impersonating', // 97
    'crowbar, advantage, ability-check, strength, —, leverage', // 97
    'magnifying-glass, advantage, ability-check, any, —, appraising-or-inspecting-detail', // 98
    'map, +5, ability-check, wisdom, survival, finding-the-way-on-the-map', // 98
    'military-saddle, advantage, ability-check, any, —, remaining-mounted', // 100
    'perfume, advantage, ability-check, charisma, persuasion, influencing-an-indifferent-humanoid', // 99
    'pole, advantage, ability-check, strength, athletics, vaulting', // 99
    'portable-ram, +4, ability-check, strength, —, breaking-down-doors', // 99
  ])
  // Antitoxin (page 96) and Perfume (page 99) last for 1 hour; Perfume works within 5 feet.
  expect(rows.filter(({ durationMinutes }) => durationMinutes === 60).map(({ gear }) => gear)).toEqual([
    'antitoxin',
    'perfume',
  ])
  expect(rows.flatMap(({ gear, withinFeet }) => (withinFeet === undefined ? [] : [[gear, withinFeet]]))).toEqual([
    ['perfume', 5],
  ])
})
