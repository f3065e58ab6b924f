import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { totals } from '../../test/brute-force.ts'
import { computing, printSteps } from '../../test/computing.ts'
import { parsed } from '../../test/parsed.ts'
import { outcomes } from '../dice/distribution.ts'
import { format } from '../dice/format.ts'
import { fraction } from '../fraction.ts'
import { WEAPONS } from '../vocabulary/weapons.ts'
import type { InputOf } from './calculator.ts'
import { isShown } from './fields/is-shown.ts'
import { defaultInput } from './fields/state.ts'
import { weaponAttackCalculator } from './weapon-attack.ts'

type WeaponAttackInput = InputOf<typeof weaponAttackCalculator.fields>

const DEFAULTS = defaultInput(weaponAttackCalculator)

const computed = computing(weaponAttackCalculator)

const figureOf = (changes: Partial<WeaponAttackInput>, id: string): unknown =>
  computed(changes).figures.find((figure) => figure.id === id)?.value

const steps = (changes: Partial<WeaponAttackInput>): string[] => printSteps(computed(changes))

// SRD 5.2.1, Equipment, Weapons (page 91)
test('shows fields only for weapons with the property', () => {
  expect(weaponAttackCalculator.fields['two-hands'].shown.is).toEqual([
    'quarterstaff',
    'spear',
    'battleaxe',
    'longsword',
    'trident',
    'warhammer',
    'war-pick',
  ])
  expect(weaponAttackCalculator.fields.thrown.shown.is).toEqual([
    'dagger',
    'handaxe',
    'javelin',
    'light-hammer',
    'spear',
    'trident',
  ])
  expect(weaponAttackCalculator.fields['off-hand'].shown.is).toEqual([
    'club',
    'dagger',
    'handaxe',
    'light-hammer',
    'sickle',
    'scimitar',
    'shortsword',
    'hand-crossbow',
  ])
  expect(weaponAttackCalculator.fields.ability.shown.is).toEqual([
    'dagger',
    'dart',
    'rapier',
    'scimitar',
    'shortsword',
    'whip',
  ])
  expect(weaponAttackCalculator.fields.mounted.shown.is).toEqual(['lance'])
})

describe('steps', () => {
  test.each<[string, Partial<WeaponAttackInput>, readonly string[]]>([
    [
      'a Longsword',
      {},
      [
        'attack-ability-modifier: melee',
        'attack-proficiency-bonus: proficient',
        'attack-roll: attack-bonus',
        'damage-roll: damage',
      ],
    ],
    [
      'in two hands, with +1',
      { 'two-hands': true, bonus: 1 },
      [
        'attack-ability-modifier: melee',
        'attack-proficiency-bonus: proficient',
        'damage-roll: bonus',
        'attack-roll: attack-bonus',
        'weapon: versatile',
        'damage-roll: damage',
      ],
    ],
    [
      'a Shortsword in the other hand',
      { weapon: 'shortsword', 'off-hand': true, mastery: true },
      [
        'attack-ability-modifier: finesse',
        'attack-proficiency-bonus: proficient',
        'attack-roll: attack-bonus',
        'damage-roll: off-hand',
        'weapon: vex',
      ],
    ],
    [
      'a Heavy Crossbow that is too heavy',
      { weapon: 'heavy-crossbow', dexterity: 12, proficient: false },
      [
        'attack-ability-modifier: ranged',
        'attack-proficiency-bonus: not-proficient',
        'attack-roll: attack-bonus',
        'weapon: heavy',
        'damage-roll: damage',
        'weapon: two-handed, ammunition, loading',
      ],
    ],
    [
      'a Blowgun',
      { weapon: 'blowgun' },
      [
        'attack-ability-modifier: ranged',
        'attack-proficiency-bonus: proficient',
        'attack-roll: attack-bonus',
        'damage-roll: fixed',
        'weapon: ammunition, loading',
      ],
    ],
    [
      'a Lance on horseback',
      { weapon: 'lance', mounted: true },
      [
        'attack-ability-modifier: melee',
        'attack-proficiency-bonus: proficient',
        'attack-roll: attack-bonus',
        'damage-roll: damage',
      ],
    ],
    [
      'a Lance on foot in 2014',
      { weapon: 'lance', ruleset: 'srd-5.1' },
      [
        'attack-ability-modifier: melee',
        'attack-proficiency-bonus: proficient',
        'attack-roll: attack-bonus',
        'srd51-weapons: too-near',
        'srd51-damage-rolls: damage',
        'srd51-weapons: two-handed',
      ],
    ],
    [
      'a Small creature with a Longbow in 2014',
      { weapon: 'longbow', small: true, mastery: true, ruleset: 'srd-5.1' },
      [
        'attack-ability-modifier: ranged',
        'attack-proficiency-bonus: proficient',
        'attack-roll: attack-bonus',
        'srd51-weapons: heavy-for-small',
        'srd51-damage-rolls: damage',
        'srd51-weapons: two-handed, ammunition',
      ],
    ],
    [
      'a Blowgun in 2014',
      { weapon: 'blowgun', ruleset: 'srd-5.1' },
      [
        'attack-ability-modifier: ranged',
        'attack-proficiency-bonus: proficient',
        'attack-roll: attack-bonus',
        'srd51-damage-rolls: damage',
        'srd51-weapons: ammunition, loading',
      ],
    ],
    [
      'a Musket, which 2014 does not have',
      { weapon: 'musket', mastery: true, ruleset: 'srd-5.1' },
      [
        'attack-ability-modifier: ranged',
        'attack-proficiency-bonus: proficient',
        'attack-roll: attack-bonus',
        'damage-roll: damage',
        'weapon: two-handed, ammunition, loading',
      ],
    ],
  ])('%s', (_, changes, expected) => {
    expect(steps(changes)).toEqual(expected)
  })
})

describe('laws', () => {
  const anyInput: fc.Arbitrary<WeaponAttackInput> = fc.record({
    weapon: fc.constantFrom(...WEAPONS),
    strength: fc.integer({ min: 1, max: 30 }),
    dexterity: fc.integer({ min: 1, max: 30 }),
    level: fc.integer({ min: 1, max: 20 }),
    proficient: fc.boolean(),
    'two-hands': fc.boolean(),
    thrown: fc.boolean(),
    'off-hand': fc.boolean(),
    mounted: fc.boolean(),
    small: fc.boolean(),
    mastery: fc.boolean(),
    ability: fc.constantFrom('better', 'strength', 'dexterity'),
    bonus: fc.integer({ min: -5, max: 5 }),
    ruleset: fc.constantFrom('srd-5.2.1', 'srd-5.1'),
  })

  test('options the weapon lacks are ignored', () => {
    fc.assert(
      fc.property(anyInput, (input) => {
        const hidden = Object.entries(weaponAttackCalculator.fields).flatMap(([id, field]) =>
          isShown(field, input) ? [] : [[id, field.default]],
        )
        expect(computed({ ...input, ...Object.fromEntries(hidden) })).toEqual(computed(input))
      }),
    )
  })

  test('two hands, and the main hand, never deal less; the better ability never hits less often', () => {
    const number = (input: WeaponAttackInput, id: string): number => Number(figureOf(input, id))
    fc.assert(
      fc.property(anyInput, (input) => {
        expect(number({ ...input, 'two-hands': true }, 'maximum')).toBeGreaterThanOrEqual(
          number({ ...input, 'two-hands': false }, 'maximum'),
        )
        expect(number({ ...input, 'off-hand': false }, 'maximum')).toBeGreaterThanOrEqual(
          number({ ...input, 'off-hand': true }, 'maximum'),
        )
        expect(number({ ...input, ability: 'better' }, 'attack-bonus')).toBeGreaterThanOrEqual(
          number(input, 'attack-bonus'),
        )
      }),
    )
  })

  test('steps differ in rule or id, and damage is never negative', () => {
    fc.assert(
      fc.property(anyInput, (input) => {
        const keys = steps(input)
        expect(new Set(keys).size).toBe(keys.length)
        expect(computed(input).distribution?.minimum).toBeGreaterThanOrEqual(0)
      }),
    )
  })
})

test('the damage of each weapon matches brute force over every possible roll', () => {
  for (const weapon of WEAPONS) {
    for (const strength of [6, 16]) {
      const { figures, distribution } = computed({ weapon, strength, dexterity: strength })
      const text = String(figures.find(({ id }) => id === 'damage')?.value)
      const counted = totals(parsed(text)).map((total) => Math.max(0, total))
      if (distribution === undefined) throw new Error('no distribution')
      for (const [outcome, weight] of outcomes(distribution)) {
        const times = counted.filter((total) => total === outcome).length
        expect([weapon, outcome, fraction(weight, distribution.denominator)]).toEqual([
          weapon,
          outcome,
          fraction(times, counted.length),
        ])
      }
    }
  }
})

test('offers its dice to roll', () => {
  const rolls = weaponAttackCalculator.rolls({ ...DEFAULTS, weapon: 'greatsword', strength: 12 })
  expect(rolls.map(({ id, expression }) => `${id} ${format(expression)}`)).toEqual([
    'attack 2d20kl1+3',
    'damage 2d6+1',
    'critical 4d6+1',
  ])
})
