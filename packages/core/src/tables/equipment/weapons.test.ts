import { expect, test } from 'vitest'
import { printCost, printWeight } from '../../../test/print-price.ts'
import type { WeaponProperty } from '../../vocabulary/weapon-properties.ts'
import { WEAPON_STATISTICS, type WeaponRow } from './weapons.ts'

const AMMUNITION = {
  arrows: 'Arrow',
  bolts: 'Bolt',
  'firearm-bullets': 'Bullet',
  'sling-bullets': 'Bullet',
  needles: 'Needle',
} as const

const capitalized = (word: string): string => word.replaceAll(/\b[a-z]/g, (letter) => letter.toUpperCase())

/** The Properties column as the book has it: Range stands in the parentheses of Ammunition or Thrown. */
function printProperties(row: WeaponRow): string {
  const inParentheses: Partial<Record<WeaponProperty, string | undefined>> = {
    ammunition:
      row.range &&
      row.ammunition &&
      `Range ${row.range.normalFeet}/${row.range.longFeet}; ${AMMUNITION[row.ammunition]}`,
    thrown: row.range && `Range ${row.range.normalFeet}/${row.range.longFeet}`,
    'two-handed': row.oneHandedWhileMounted && 'unless mounted',
    versatile: row.versatileDamage,
  }
  const printed = row.properties
    .filter((property) => property !== 'range')
    .map((property) => [capitalized(property), inParentheses[property]])
    .map(([name, figures]) => (figures === undefined ? name : `${name} (${figures})`))
  return printed.join(', ') || '—'
}

// SRD 5.2.1, Equipment, Weapons (page 91), row by row
test('Weapons', () => {
  expect(
    Object.entries(WEAPON_STATISTICS).map(([weapon, row]) =>
      [
        weapon,
        capitalized(`${row.category} ${row.kind}`),
        `${row.damage} ${capitalized(row.damageType)}`,
        printProperties(row),
        capitalized(row.mastery),
        printWeight(row),
        printCost(row),
      ].join(' | '),
    ),
  ).toEqual([
    'club | Simple Melee | 1d4 Bludgeoning | Light | Slow | 2 lb. | 1 SP',
    'dagger | Simple Melee | 1d4 Piercing | Finesse, Light, Thrown (Range 20/60) | Nick | 1 lb. | 2 GP',
    'greatclub | Simple Melee | 1d8 Bludgeoning | Two-Handed | Push | 10 lb. | 2 SP',
    'handaxe | Simple Melee | 1d6 Slashing | Light, Thrown (Range 20/60) | Vex | 2 lb. | 5 GP',
    'javelin | Simple Melee | 1d6 Piercing | Thrown (Range 30/120) | Slow | 2 lb. | 5 SP',
    'light-hammer | Simple Melee | 1d4 Bludgeoning | Light, Thrown (Range 20/60) | Nick | 2 lb. | 2 GP',
    'mace | Simple Melee | 1d6 Bludgeoning | — | Sap | 4 lb. | 5 GP',
    'quarterstaff | Simple Melee | 1d6 Bludgeoning | Versatile (1d8) | Topple | 4 lb. | 2 SP',
    'sickle | Simple Melee | 1d4 Slashing | Light | Nick | 2 lb. | 1 GP',
    'spear | Simple Melee | 1d6 Piercing | Thrown (Range 20/60), Versatile (1d8) | Sap | 3 lb. | 1 GP',
    'dart | Simple Ranged | 1d4 Piercing | Finesse, Thrown (Range 20/60) | Vex | 1/4 lb. | 5 CP',
    'light-crossbow | Simple Ranged | 1d8 Piercing | Ammunition (Range 80/320; Bolt), Loading, Two-Handed | Slow | 5 lb. | 25 GP',
    'shortbow | Simple Ranged | 1d6 Piercing | Ammunition (Range 80/320; Arrow), Two-Handed | Vex | 2 lb. | 25 GP',
    'sling | Simple Ranged | 1d4 Bludgeoning | Ammunition (Range 30/120; Bullet) | Slow | — | 1 SP',
    'battleaxe | Martial Melee | 1d8 Slashing | Versatile (1d10) | Topple | 4 lb. | 10 GP',
    'flail | Martial Melee | 1d8 Bludgeoning | — | Sap | 2 lb. | 10 GP',
    'glaive | Martial Melee | 1d10 Slashing | Heavy, Reach, Two-Handed | Graze | 6 lb. | 20 GP',
    'greataxe | Martial Melee | 1d12 Slashing | Heavy, Two-Handed | Cleave | 7 lb. | 30 GP',
    'greatsword | Martial Melee | 2d6 Slashing | Heavy, Two-Handed | Graze | 6 lb. | 50 GP',
    'halberd | Martial Melee | 1d10 Slashing | Heavy, Reach, Two-Handed | Cleave | 6 lb. | 20 GP',
    'lance | Martial Melee | 1d10 Piercing | Heavy, Reach, Two-Handed (unless mounted) | Topple | 6 lb. | 10 GP',
    'longsword | Martial Melee | 1d8 Slashing | Versatile (1d10) | Sap | 3 lb. | 15 GP',
    'maul | Martial Melee | 2d6 Bludgeoning | Heavy, Two-Handed | Topple | 10 lb. | 10 GP',
    'morningstar | Martial Melee | 1d8 Piercing | — | Sap | 4 lb. | 15 GP',
    'pike | Martial Melee | 1d10 Piercing | Heavy, Reach, Two-Handed | Push | 18 lb. | 5 GP',
    'rapier | Martial Melee | 1d8 Piercing | Finesse | Vex | 2 lb. | 25 GP',
    'scimitar | Martial Melee | 1d6 Slashing | Finesse, Light | Nick | 3 lb. | 25 GP',
    'shortsword | Martial Melee | 1d6 Piercing | Finesse, Light | Vex | 2 lb. | 10 GP',
    'trident | Martial Melee | 1d8 Piercing | Thrown (Range 20/60), Versatile (1d10) | Topple | 4 lb. | 5 GP',
    'warhammer | Martial Melee | 1d8 Bludgeoning | Versatile (1d10) | Push | 5 lb. | 15 GP',
    'war-pick | Martial Melee | 1d8 Piercing | Versatile (1d10) | Sap | 2 lb. | 5 GP',
    'whip | Martial Melee | 1d4 Slashing | Finesse, Reach | Slow | 3 lb. | 2 GP',
    'blowgun | Martial Ranged | 1 Piercing | Ammunition (Range 25/100; Needle), Loading | Vex | 1 lb. | 10 GP',
    'hand-crossbow | Martial Ranged | 1d6 Piercing | Ammunition (Range 30/120; Bolt), Light, Loading | Vex | 3 lb. | 75 GP',
    'heavy-crossbow | Martial Ranged | 1d10 Piercing | Ammunition (Range 100/400; Bolt), Heavy, Loading, Two-Handed | Push | 18 lb. | 50 GP',
    'longbow | Martial Ranged | 1d8 Piercing | Ammunition (Range 150/600; Arrow), Heavy, Two-Handed | Slow | 2 lb. | 50 GP',
    'musket | Martial Ranged | 1d12 Piercing | Ammunition (Range 40/120; Bullet), Loading, Two-Handed | Slow | 10 lb. | 500 GP',
    'pistol | Martial Ranged | 1d10 Piercing | Ammunition (Range 30/90; Bullet), Loading | Vex | 3 lb. | 250 GP',
  ])
})

test('a range stands with every weapon that has the property, and comes with Ammunition or Thrown', () => {
  for (const { properties, range, ammunition } of Object.values(WEAPON_STATISTICS)) {
    expect(properties.includes('range')).toBe(range !== undefined)
    expect(properties.includes('ammunition')).toBe(ammunition !== undefined)
    expect(properties.includes('ammunition') || properties.includes('thrown')).toBe(range !== undefined)
  }
})
