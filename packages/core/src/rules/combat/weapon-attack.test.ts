import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { format } from '../../dice/format.ts'
import { parse } from '../../dice/parse.ts'
import { next2012 } from '../../rulesets/next-2012.ts'
import { srd521 } from '../../rulesets/srd-5-2-1.ts'
import { WEAPONS } from '../../vocabulary/weapons.ts'
import { attackKinds } from '../equipment/weapon-properties.ts'
import { type WeaponAttack, weaponAttack } from './weapon-attack.ts'

const strong = { strength: 16, dexterity: 12 }
const nimble = { strength: 8, dexterity: 17 }
const trained = { proficiencyBonus: 2, proficient: true }

// SRD 5.2.1, Playing the Game, Attack Rolls (page 7), Damage Rolls (page 16); Equipment, Properties (pages 89 and 90)
describe('bonus and damage', () => {
  test.each<readonly [string, WeaponAttack, number, string]>([
    ['Strength for a Melee weapon', { weapon: 'longsword', scores: strong, ...trained }, 5, '1d8+3'],
    ['Versatile with two hands', { weapon: 'longsword', scores: strong, ...trained, hands: 2 }, 5, '1d10+3'],
    ['Dexterity for a Ranged weapon', { weapon: 'shortbow', scores: strong, ...trained }, 3, '1d6+1'],
    ['the better ability of Finesse', { weapon: 'rapier', scores: nimble, ...trained }, 5, '1d8+3'],
    ['or the chosen one', { weapon: 'rapier', scores: nimble, ...trained, ability: 'strength' }, 1, '1d8-1'],
    ['a Finesse weapon in strong hands', { weapon: 'dagger', scores: strong, ...trained }, 5, '1d4+3'],
    [
      'thrown, the ability of its melee attack',
      { weapon: 'handaxe', scores: strong, ...trained, kind: 'ranged' },
      5,
      '1d6+3',
    ],
    ['without proficiency', { weapon: 'maul', scores: strong, proficiencyBonus: 6, proficient: false }, 3, '2d6+3'],
    [
      'a modifier of 0 is not written',
      { weapon: 'club', scores: { strength: 10, dexterity: 10 }, ...trained },
      2,
      '1d4',
    ],
    ['a fixed amount: Damage Rolls (page 16)', { weapon: 'blowgun', scores: nimble, ...trained }, 5, '1'],
    ['the extra attack of Light', { weapon: 'shortsword', scores: nimble, ...trained, extraAttack: true }, 5, '1d6'],
    ['a negative modifier counts in it', { weapon: 'club', scores: nimble, ...trained, extraAttack: true }, 1, '1d4-1'],
    ['a bonus to both rolls', { weapon: 'longsword', scores: strong, ...trained, bonus: 1 }, 6, '1d8+3+1'],
    ['a lance on foot', { weapon: 'lance', scores: strong, ...trained }, 5, '1d10+3'],
    ['a lance on horseback', { weapon: 'lance', scores: strong, ...trained, mounted: true, hands: 1 }, 5, '1d10+3'],
  ])('%s', (_, attack, attackBonus, damage) => {
    const figures = weaponAttack(attack, srd521)
    expect([figures.value.attackBonus, format(figures.value.damage)]).toEqual([attackBonus, damage])
  })

  // 2012 playtest, Dexterity, Attacks: finesse weapons use Dexterity
  test('Finesse in 2012', () => {
    const attack = { weapon: 'dagger', scores: strong, ...trained } as const
    const figures = weaponAttack(attack, next2012)
    expect([figures.value.ability, figures.value.attackBonus, format(figures.value.damage)]).toEqual([
      'dexterity',
      3,
      '1d4+1',
    ])
    expect(() => weaponAttack({ ...attack, ability: 'strength' }, next2012)).toThrow(/ability is strength/)
  })
})

test('each step says what went in and what came out', () => {
  const {
    value: { circumstances, damageType },
    steps,
  } = weaponAttack({ weapon: 'greatsword', scores: { strength: 12, dexterity: 14 }, ...trained }, srd521)
  expect(damageType).toBe('slashing')
  expect(circumstances).toEqual([{ rule: 'weapon', gives: 'disadvantage' }])
  expect(steps).toEqual([
    {
      kind: 'attack-ability-used',
      rule: 'attack-ability-modifier',
      values: { weapon: 'greatsword', score: 12, ability: 'strength', modifier: 1 },
    },
    {
      kind: 'attack-bonus-summed',
      rule: 'attack-proficiency-bonus',
      values: { proficient: true, proficiencyBonus: 2, bonus: 0, attackBonus: 3 },
    },
    { kind: 'weapon-dice-chosen', rule: 'weapon', values: { kind: 'melee', hands: 2, dice: '2d6' } },
    {
      kind: 'damage-bonus-added',
      rule: 'damage-roll',
      values: { dice: '2d6', modifier: 1, extraAttack: false, bonus: 0, damage: '2d6+1' },
    },
    { kind: 'gives-state', rule: 'weapon', values: { gives: 'disadvantage' } },
  ])
})

// SRD 5.2.1, Equipment, Improvised Weapons and Two-Handed (page 90)
test.each<readonly [string, Partial<WeaponAttack> & Pick<WeaponAttack, 'weapon'>, RegExp]>([
  ['a longsword is not thrown', { weapon: 'longsword', kind: 'ranged' }, /improvised weapon/],
  ['a longbow makes no melee attack', { weapon: 'longbow', kind: 'melee' }, /improvised weapon/],
  ['a greataxe needs two hands', { weapon: 'greataxe', hands: 1 }, /hands is 1; greataxe requires 2/],
  ['a lance on foot needs two', { weapon: 'lance', hands: 1 }, /hands is 1/],
  ['Dexterity for a mace', { weapon: 'mace', ability: 'dexterity' }, /it must be one of: strength/],
])('refused: %s', (_, attack, message) => {
  expect(() => weaponAttack({ scores: strong, ...trained, ...attack }, srd521)).toThrow(message)
  expect(() => weaponAttack({ scores: strong, ...trained, ...attack }, srd521)).toThrow(RangeError)
})

test('law: every attack of every weapon deals damage that is dice notation, and proficiency adds its bonus', () => {
  const score = fc.integer({ min: 1, max: 30 })
  fc.assert(
    fc.property(fc.constantFrom(...WEAPONS), score, score, (weapon, strength, dexterity) => {
      for (const kind of attackKinds(weapon)) {
        const attack = { weapon, scores: { strength, dexterity }, proficiencyBonus: 4, kind }
        const proficient = weaponAttack({ ...attack, proficient: true }, srd521)
        const untrained = weaponAttack({ ...attack, proficient: false }, srd521)
        expect(parse(format(proficient.value.damage)).ok).toBe(true)
        expect(proficient.value.attackBonus - untrained.value.attackBonus).toBe(4)
        expect(proficient.value.damage).toEqual(untrained.value.damage)
      }
    }),
  )
})
