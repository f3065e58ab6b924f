import { describe, expect, test } from 'vitest'
import { parsed } from '../../../test/parsed.ts'
import { maximum, outcomes, probability } from '../../dice/distribution.ts'
import { mean } from '../../dice/moments.ts'
import { reachedByRound } from '../../dice/rounds.ts'
import { fraction } from '../../fraction.ts'
import { srd521 } from '../../rulesets/srd-5-2-1.ts'
import { type AttackRound, type AttackRoundOdds, attackRound, type RoundAttack } from './attack-round.ts'

const roundOf = (round: AttackRound): AttackRoundOdds => {
  const result = attackRound(round, srd521)
  if (!result.ok) throw new Error(result.error.code)
  return result.value
}

const plain = { bonus: 5, armorClass: 15, state: 'normal' } as const
const longsword: RoundAttack = { ...plain, damage: parsed('1d8+3') }

describe('attackRound', () => {
  // By hand, per attack: miss 9, hit 10, Critical Hit 1 of 20. 1d8 + 3 has the mean 7.5, 2d8 + 3 has 12.
  test.each<[string, AttackRound, ReturnType<typeof fraction>]>([
    ['no attacks', { attacks: [] }, fraction(0)],
    ['one attack: (10 × 7.5 + 12) / 20', { attacks: [longsword] }, fraction(87, 20)],
    ['two attacks: twice that', { attacks: [longsword, longsword] }, fraction(87, 10)],
    [
      'with 2d6 on the first hit: (1 + 9/20) × (10 × 7 + 14) / 20 more',
      { attacks: [longsword, longsword], onFirstHit: parsed('2d6') },
      fraction(1479, 100),
    ],
    [
      'after an attack that only a 20 hits: (12 + 14) / 20 and then 87/20 + 19/20 × 84/20',
      { attacks: [{ ...longsword, armorClass: 40 }, longsword], onFirstHit: parsed('2d6') },
      fraction(964, 100),
    ],
    [
      'damage that a bonus cannot change: a hit deals 1, so does a Critical Hit',
      { attacks: [{ ...plain, damage: parsed('1') }] },
      fraction(11, 20),
    ],
  ])('mean, %s', (_, round, expected) => {
    expect(mean(roundOf(round).damage)).toEqual(expected)
  })

  // Counted independently, by convolution of the faces.
  test('the whole distribution of two attacks with 2d6 on the first hit', () => {
    const { damage, anyHit, attacks } = roundOf({ attacks: [longsword, longsword], onFirstHit: parsed('2d6') })
    expect(probability(damage, '=', 0)).toEqual(fraction(81, 400))
    expect(probability(damage, '>=', 20)).toEqual(fraction(646012793, 2123366400))
    expect([maximum(damage), probability(damage, '=', 62)]).toEqual([62, fraction(1, 2123366400)])
    expect(anyHit).toEqual(fraction(319, 400))
    expect(attacks).toHaveLength(2)
    expect(attacks[1]).toEqual({ miss: fraction(9, 20), hit: fraction(1, 2), criticalHit: fraction(1, 20) })
  })

  test('each type by itself: 1d8 + 3 slashing is halved, 1d6 fire is doubled', () => {
    const attack = {
      ...plain,
      damage: parsed('1d8[slashing]+1d6[fire]+3'),
      damageModifiers: { byType: { slashing: { resistance: true }, fire: { vulnerability: true } } },
    }
    const { damage } = roundOf({ attacks: [attack] })
    expect([mean(damage), maximum(damage)]).toEqual([fraction(499, 80), 33])
  })

  test('what the first hit adds is halved with the attack, not by itself: (3 + 4) / 2 is 3, not 1 + 2', () => {
    const attack = {
      ...plain,
      damage: parsed('3[piercing]'),
      damageModifiers: { byType: { piercing: { resistance: true } } },
    }
    expect(maximum(roundOf({ attacks: [attack], onFirstHit: parsed('4') }).damage)).toBe(3)
    expect(maximum(roundOf({ attacks: [attack], onFirstHit: parsed('4[fire]') }).damage)).toBe(5)
  })

  test('chance to deal N damage by each round', () => {
    const dagger = { ...plain, damage: parsed('1d4+1') }
    const { damage } = roundOf({ attacks: [dagger, dagger] })
    expect(reachedByRound(damage, 10, 3)).toEqual([
      fraction(4381, 102400),
      fraction(60196543, 163840000),
      fraction(9070624211, 13107200000),
    ])
  })
})

describe('a round matches brute force over every possible roll', () => {
  /** The test's own model of an attack, of dice and of damage types. */
  interface Played {
    readonly sides: number
    readonly modifier: number
    readonly armorClass: number
    readonly bonus: number
    readonly blessed: boolean
    readonly criticalFrom: number
    readonly resists: boolean
  }

  const faces = (sides: number): number[] => Array.from({ length: sides }, (_, index) => index + 1)
  const rider = 2

  /** Weights over one common denominator: each die divides the share of its branch. */
  function play(attacks: readonly Played[], riding: boolean, share: number): Map<number, number> {
    const [attack, ...later] = attacks
    if (attack === undefined) return new Map([[0, share]])
    const found = new Map<number, number>()
    const note = (damage: number, next: readonly Played[], stillRiding: boolean, part: number): void => {
      for (const [sum, weight] of play(next, stillRiding, part)) {
        found.set(sum + damage, (found.get(sum + damage) ?? 0) + weight)
      }
    }
    const bonusDice = attack.blessed ? faces(2) : [0]
    for (const natural of faces(20)) {
      for (const bless of bonusDice) {
        const part = share / 20 / bonusDice.length
        const critical = natural >= attack.criticalFrom
        const hits = natural !== 1 && (critical || natural + attack.bonus + bless >= attack.armorClass)
        if (!hits) note(0, later, riding, part)
        else {
          const second = critical ? faces(attack.sides) : [0]
          const first = riding ? faces(rider) : [0]
          const again = riding && critical ? faces(rider) : [0]
          for (const a of faces(attack.sides)) {
            for (const b of second) {
              for (const c of first) {
                for (const d of again) {
                  const rolled = a + b + c + d + attack.modifier
                  const damage = attack.resists ? Math.floor(Math.max(rolled, 0) / 2) : Math.max(rolled, 0)
                  note(damage, later, false, part / attack.sides / second.length / first.length / again.length)
                }
              }
            }
          }
        }
      }
    }
    return found
  }

  const first: Played = {
    sides: 3,
    modifier: 1,
    armorClass: 14,
    bonus: 3,
    blessed: true,
    criticalFrom: 20,
    resists: true,
  }
  const second: Played = {
    sides: 2,
    modifier: -2,
    armorClass: 18,
    bonus: 1,
    blessed: false,
    criticalFrom: 19,
    resists: false,
  }
  const attackOf = ({ sides, modifier, armorClass, bonus, blessed, criticalFrom, resists }: Played): RoundAttack => ({
    state: 'normal',
    bonus,
    armorClass,
    criticalFrom,
    damage: parsed(`1d${sides}[cold]${modifier < 0 ? modifier : `+${modifier}`}`),
    ...(blessed && { bonusDice: parsed('1d2') }),
    damageModifiers: { byType: { cold: { resistance: resists } } },
  })

  test.each([
    ['one attack', [first], false],
    ['two attacks', [first, second], false],
    ['two attacks, the first hit adds 1d2', [first, second], true],
    ['the other way round', [second, first], true],
  ])('%s', (_, attacks, riding) => {
    // Divisible by the faces of all dice that one branch can roll.
    const whole = (20 * 2 * 3 * 3 * 2 * 2) ** attacks.length
    const counted = play(attacks, riding, whole)
    const { damage } = roundOf({ attacks: attacks.map(attackOf), ...(riding && { onFirstHit: parsed('1d2') }) })
    expect([...counted.keys()].sort((a, b) => a - b)).toEqual(Array.from(outcomes(damage), ([outcome]) => outcome))
    for (const [sum, weight] of counted) {
      expect([sum, probability(damage, '=', sum)]).toEqual([sum, fraction(weight, whole)])
    }
  })
})

describe('invalid input returns an error', () => {
  test.each([
    ['mixed types', { attacks: [{ ...plain, damage: parsed('max(1d6[fire],1d8[cold])') }] }, 'mixed-damage-types'],
    [
      'mixed types in the added damage',
      { attacks: [longsword], onFirstHit: parsed('max(1d6[fire],1d8[cold])') },
      'mixed-damage-types',
    ],
    ['dice that are too much work', { attacks: [{ ...plain, damage: parsed('10000d1000') }] }, 'over-limit'],
    ['damage too far from 0', { attacks: [{ ...plain, damage: parsed('1000000000') }] }, 'over-limit'],
    [
      'a round that is too much work',
      { attacks: new Array(60).fill({ ...plain, damage: parsed('20d20') }) },
      'over-limit',
    ],
  ])('%s', (_, round, code) => {
    expect(attackRound(round, srd521)).toMatchObject({ ok: false, error: { code } })
  })
})
