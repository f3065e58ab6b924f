import { expect, test } from 'vitest'
import { printCost, printWeight } from '../../../test/print-price.ts'
import { ARMOR_STATISTICS, type ArmorRow, SHIELD_STATISTICS } from './armor.ts'

function printFormula({ base, dexterityMaximum }: ArmorRow): string {
  if (dexterityMaximum === 0) return String(base)
  return `${base} + Dex modifier${dexterityMaximum === 'any' ? '' : ` (max ${dexterityMaximum})`}`
}

// SRD 5.2.1, Equipment, Armor (page 92), row by row
test('Armor', () => {
  expect(
    Object.entries(ARMOR_STATISTICS).map(([armor, row]) =>
      [
        armor,
        row.category,
        printFormula(row),
        row.strengthNeeded === 0 ? '—' : `Str ${row.strengthNeeded}`,
        row.stealthDisadvantage ? 'Disadvantage' : '—',
        printWeight(row),
        printCost(row),
      ].join(' | '),
    ),
  ).toEqual([
    'padded-armor | light | 11 + Dex modifier | — | Disadvantage | 8 lb. | 5 GP',
    'leather-armor | light | 11 + Dex modifier | — | — | 10 lb. | 10 GP',
    'studded-leather-armor | light | 12 + Dex modifier | — | — | 13 lb. | 45 GP',
    'hide-armor | medium | 12 + Dex modifier (max 2) | — | — | 12 lb. | 10 GP',
    'chain-shirt | medium | 13 + Dex modifier (max 2) | — | — | 20 lb. | 50 GP',
    'scale-mail | medium | 14 + Dex modifier (max 2) | — | Disadvantage | 45 lb. | 50 GP',
    'breastplate | medium | 14 + Dex modifier (max 2) | — | — | 20 lb. | 400 GP',
    'half-plate-armor | medium | 15 + Dex modifier (max 2) | — | Disadvantage | 40 lb. | 750 GP',
    'ring-mail | heavy | 14 | — | Disadvantage | 40 lb. | 30 GP',
    'chain-mail | heavy | 16 | Str 13 | Disadvantage | 55 lb. | 75 GP',
    'splint-armor | heavy | 17 | Str 15 | Disadvantage | 60 lb. | 200 GP',
    'plate-armor | heavy | 18 | Str 15 | Disadvantage | 65 lb. | 1,500 GP',
  ])
})

test('the Shield', () => {
  expect(SHIELD_STATISTICS.armorClassBonus).toBe(2)
  expect([printWeight(SHIELD_STATISTICS), printCost(SHIELD_STATISTICS)]).toEqual(['6 lb.', '10 GP'])
})
