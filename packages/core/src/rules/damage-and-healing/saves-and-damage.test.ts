import { describe, expect, test } from 'vitest'
import { parsed } from '../../../test/parsed.ts'
import { certain, type Distribution, outcomes, probability } from '../../dice/distribution.ts'
import { mean, variance } from '../../dice/moments.ts'
import { addFractions, compareFractions, type Fraction, fraction } from '../../fraction.ts'
import { type SavesAndDamage, savesAndDamage } from './saves-and-damage.ts'
import type { DamagingEffect, SavingTarget } from './saving-target.ts'

const oddsOf = (effect: DamagingEffect, targets: readonly SavingTarget[]): SavesAndDamage => {
  const result = savesAndDamage({ ...effect, targets })
  if (!result.ok) throw new Error(result.error.code)
  return result.value
}

const fireball: DamagingEffect = { save: 'dexterity', dc: 15, damage: parsed('8d6[fire]') }
const scout: SavingTarget = { state: 'normal', modifier: 4 }
const guard: SavingTarget = { state: 'normal' }
const [first, second] = [0, 1]

const only = (effect: DamagingEffect, target: SavingTarget): { failure: Fraction; damage: Distribution } => {
  const found = oddsOf(effect, [target]).targets[first]
  if (found === undefined) throw new Error('no target')
  return found
}

describe('the chance that a save fails', () => {
  // SRD 5.2.1, Playing the Game: Saving Throws (page 7), Cover (page 15)
  test.each<[string, DamagingEffect, SavingTarget, Fraction]>([
    ['1 to 10 of 20 stay below 15 with +4', fireball, scout, fraction(1, 2)],
    ['Disadvantage: 1 − (10/20)²', fireball, { ...scout, state: 'disadvantage' }, fraction(3, 4)],
    ['Half Cover adds 2', fireball, { ...scout, cover: 'half' }, fraction(2, 5)],
    ['Three-Quarters Cover adds 5', fireball, { ...scout, cover: 'three-quarters' }, fraction(1, 4)],
    [
      'cover adds nothing to other saves',
      { ...fireball, save: 'constitution' },
      { ...scout, cover: 'half' },
      fraction(1, 2),
    ],
    ['behind Total Cover there is no save', fireball, { ...scout, cover: 'total' }, fraction(0)],
    ['a natural 20 is not an automatic success', { ...fireball, dc: 30 }, scout, fraction(1)],
    ['bonus dice', fireball, { ...scout, bonusDice: parsed('1d4') }, fraction(3, 8)],
    ['Luck: 2 to 10, or a 1 and then 1 to 10', fireball, { ...scout, halflingLuck: true }, fraction(19, 40)],
  ])('%s', (_, effect, target, expected) => {
    expect(only(effect, target).failure).toEqual(expected)
  })
})

describe('the damage that one target takes', () => {
  // SRD 5.2.1, Playing the Game: Half Damage (page 16). 8d6 has the mean 28, half of it rounded down 13.75, as 8d6 is
  // odd half of the time; a quarter rounded down was counted independently.
  test.each<[string, DamagingEffect, SavingTarget, Fraction]>([
    ['(28 + 13.75) / 2', fireball, scout, fraction(167, 8)],
    ['nothing on a success: 28 / 2', { ...fireball, onSuccess: 'none' }, scout, fraction(14)],
    ['Evasion: 13.75 / 2', fireball, { ...scout, evasion: true }, fraction(55, 8)],
    ['Evasion is about half damage', { ...fireball, onSuccess: 'none' }, { ...scout, evasion: true }, fraction(14)],
    [
      'Evasion is about Dexterity',
      { ...fireball, save: 'constitution' },
      { ...scout, evasion: true },
      fraction(167, 8),
    ],
    [
      'Resistance halves what the save has halved',
      fireball,
      { ...scout, damageModifiers: { byType: { fire: { resistance: true } } } },
      fraction(8555545, 839808),
    ],
    ['Immunity', fireball, { ...scout, damageModifiers: { byType: { fire: { immunity: true } } } }, fraction(0)],
    ['Total Cover', fireball, { ...scout, cover: 'total' }, fraction(0)],
  ])('mean: %s', (_, effect, target, expected) => {
    expect(mean(only(effect, target).damage)).toEqual(expected)
  })

  test('each type is halved by itself: 3 fire and 3 cold become 1 and 1', () => {
    const effect = { ...fireball, damage: parsed('3[fire]+3[cold]') }
    expect(Array.from(outcomes(only(effect, scout).damage), ([outcome]) => outcome)).toEqual([2, 6])
  })
})

describe('several targets under one damage roll', () => {
  // By hand: a roll of 1 deals each 1 or 0, so 0, 1 or 2 in all; a roll of 2 deals each 2 or 1, so 2, 3 or 4.
  test('1d2 for two targets that fail half of the time', () => {
    const { total, failures } = oddsOf({ ...fireball, damage: parsed('1d2') }, [scout, scout])
    expect([0, 1, 2, 3, 4].map((sum) => probability(total, '=', sum))).toEqual([
      fraction(1, 8),
      fraction(1, 4),
      fraction(1, 4),
      fraction(1, 4),
      fraction(1, 8),
    ])
    expect([1, 2].map((least) => probability(failures, '>=', least))).toEqual([fraction(3, 4), fraction(1, 4)])
  })

  // Counted independently over all sums of 8d6.
  test('8d6 for a target that fails on 1 to 10 and one that fails on 1 to 14', () => {
    const { total, failures, targets } = oddsOf(fireball, [scout, guard])
    expect([mean(total), variance(total)]).toEqual([fraction(223, 5), fraction(187073, 1200)])
    expect(probability(total, '=', 96)).toEqual(fraction(7, 33592320))
    expect(probability(total, '>=', 60)).toEqual(fraction(4594901, 33592320))
    expect(targets.map(({ failure }) => failure)).toEqual([fraction(1, 2), fraction(7, 10)])
    expect(probability(failures, '>=', 1)).toEqual(fraction(17, 20))
    expect(probability(failures, '>=', 2)).toEqual(fraction(7, 20))
  })

  test('law: the means add up; the variance is larger than for independent targets', () => {
    const { total, targets } = oddsOf(fireball, [scout, guard, { ...guard, evasion: true }])
    const sum = (of: (damage: Distribution) => Fraction): Fraction =>
      targets.map(({ damage }) => of(damage)).reduce(addFractions)
    expect(mean(total)).toEqual(sum(mean))
    expect(compareFractions(variance(total), sum(variance))).toBe(1)
  })

  test('without targets the totals are 0', () => {
    expect(oddsOf(fireball, [])).toMatchObject({ targets: [], failures: certain(0), total: { minimum: 0 } })
  })
})

test('200 equal targets that fail half of the time: 100 of them on average', () => {
  const { failures, total } = oddsOf({ ...fireball, damage: parsed('2'), onSuccess: 'none' }, Array(200).fill(scout))
  expect([mean(failures), mean(total)]).toEqual([fraction(100), fraction(200)])
})

test('matches brute force over every possible roll of two damage types and every d20', () => {
  const effect: DamagingEffect = { save: 'dexterity', dc: 12, damage: parsed('1d3[fire]+1d5[cold]-1[cold]') }
  const targets: SavingTarget[] = [
    { state: 'normal', modifier: 1, damageModifiers: { byType: { fire: { vulnerability: true } } } },
    { state: 'disadvantage', modifier: 2, cover: 'half', evasion: true, damageModifiers: { all: { adjustment: 1 } } },
    { state: 'advantage', cover: 'total' },
  ]
  const [counts, own, failing] = [new Map<number, number>(), new Map<number, number>(), new Map<number, number>()]
  const note = (to: Map<number, number>, value: number): Map<number, number> => to.set(value, (to.get(value) ?? 0) + 1)
  for (let fire = 1; fire <= 3; fire += 1) {
    for (let cold = 0; cold <= 4; cold += 1) {
      for (let a = 1; a <= 20; a += 1) {
        const hurtsA = a + 1 < 12 ? 2 * fire + cold : 2 * Math.floor(fire / 2) + Math.floor(cold / 2)
        for (let b = 1; b <= 20; b += 1) {
          for (let c = 1; c <= 20; c += 1) {
            const failsB = Math.min(b, c) + 2 + 2 < 12
            const hurtsB = failsB ? Math.floor(fire / 2) + 1 + Math.floor(cold / 2) + 1 : 0
            note(counts, hurtsA + hurtsB)
            note(own, hurtsB)
            note(failing, (a + 1 < 12 ? 1 : 0) + (failsB ? 1 : 0))
          }
        }
      }
    }
  }
  const whole = 3 * 5 * 20 * 400
  const { total, targets: each, failures } = oddsOf(effect, targets)
  const compare = (odds: Distribution | undefined, counted: Map<number, number>): void => {
    if (odds === undefined) throw new Error('no odds')
    expect(Array.from(outcomes(odds), ([outcome]) => outcome)).toEqual([...counted.keys()].sort((x, y) => x - y))
    for (const [value, ways] of counted) expect(probability(odds, '=', value)).toEqual(fraction(ways, whole))
  }
  compare(total, counts)
  compare(each[second]?.damage, own)
  compare(failures, failing)
})

describe('invalid input returns an error', () => {
  test.each<[string, DamagingEffect, SavingTarget[], string]>([
    ['mixed types', { ...fireball, damage: parsed('max(1d6[fire],1d8[cold])') }, [scout], 'mixed-damage-types'],
    ['dice that are too much work', { ...fireball, damage: parsed('10000d1000') }, [scout], 'over-limit'],
    ['bonus dice that are too much work', fireball, [{ ...scout, bonusDice: parsed('10000d1000') }], 'over-limit'],
    ['damage too far from 0', { ...fireball, damage: parsed('1000000000') }, [scout], 'over-limit'],
    [
      'too many targets',
      { ...fireball, damage: parsed('40d20') },
      Array.from({ length: 300 }, () => ({ ...scout })),
      'over-limit',
    ],
    ['too many equal targets', { ...fireball, damage: parsed('2') }, Array(100_000).fill(scout), 'over-limit'],
    ['too many targets that take no damage', fireball, Array(100_000).fill({ ...scout, cover: 'total' }), 'over-limit'],
  ])('%s', (_, effect, targets, code) => {
    expect(savesAndDamage({ ...effect, targets })).toMatchObject({ ok: false, error: { code } })
  })
})
