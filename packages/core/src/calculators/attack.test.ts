import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { allRolls, totals } from '../../test/brute-force.ts'
import { computingOdds, parsedWith, printSteps } from '../../test/computing.ts'
import { parsed } from '../../test/parsed.ts'
import { fractionOf } from '../../test/plain-figures.ts'
import { reachesAtLeastAsOften, weightsAddUp } from '../dice/distribution.laws.ts'
import { type Distribution, outcomes } from '../dice/distribution.ts'
import { format } from '../dice/format.ts'
import { compareFractions, type Fraction, fraction } from '../fraction.ts'
import { COVER_DEGREES } from '../vocabulary/cover-degrees.ts'
import { ROLL_STATES } from '../vocabulary/d20-tests.ts'
import { attackCalculator } from './attack.ts'
import type { InputOf, Output } from './calculator.ts'
import { defaultInput } from './fields/state.ts'

type AttackInput = InputOf<typeof attackCalculator.fields>

const DEFAULTS = defaultInput(attackCalculator)

const computed = computingOdds(attackCalculator)

const figure = (output: Output, id: string): Fraction => {
  const found = output.figures.find((entry) => entry.id === id)
  if (found === undefined) throw new Error(`no figure ${id}`)
  return fractionOf(found)
}

/** The dice of each damage expression and its modifier, for the independent enumeration. */
const DAMAGE = [
  ['1d4', 1, 4, 0],
  ['1d6+2', 1, 6, 2],
  ['2d4+1', 2, 4, 1],
  ['1d4-2', 1, 4, -2],
  ['5', 0, 1, 5],
] as const

/** The chance of each damage, by enumerating every roll of the d20s and of the damage dice rolled twice. */
function enumerated(input: AttackInput, count: number, sides: number, modifier: number): Map<number, Fraction> {
  const coverBonus = { none: 0, half: 2, 'three-quarters': 5, total: 0 }[input.cover]
  const rolls = Array.from(allRolls(input.state === 'normal' ? 1 : 2, 20))
  const twice = Array.from(allRolls(count * 2, sides))
  const counts = new Map<number, number>()
  for (const d20s of rolls) {
    const natural = input.state === 'disadvantage' ? Math.min(...d20s) : Math.max(...d20s)
    const isCritical = natural !== 1 && natural >= input.critical
    const isHit = natural !== 1 && (isCritical || natural + input.bonus >= input.ac + coverBonus)
    for (const dice of twice) {
      let damage = 0
      if (isHit && input.cover !== 'total' && !input.immunity) {
        const rolled = (isCritical ? dice : dice.slice(0, count)).reduce((a, b) => a + b, modifier)
        damage = Math.max(0, Math.max(0, rolled) + input.adjust)
        if (input.resistance) damage = Math.floor(damage / 2)
        if (input.vulnerability) damage *= 2
      }
      counts.set(damage, (counts.get(damage) ?? 0) + 1)
    }
  }
  const ways = rolls.length * twice.length
  return new Map(
    Array.from(counts, ([damage, times]) => [damage, fraction(times, ways)] as const).sort(([a], [b]) => a - b),
  )
}

const chancesOf = (distribution: Distribution): Map<number, Fraction> =>
  new Map(
    Array.from(outcomes(distribution), ([outcome, weight]) => [outcome, fraction(weight, distribution.denominator)]),
  )

const ANY_STATE = {
  bonus: fc.integer({ min: -10, max: 30 }),
  ac: fc.integer({ min: 1, max: 40 }),
  state: fc.constantFrom(...ROLL_STATES),
  cover: fc.constantFrom(...COVER_DEGREES),
  resistance: fc.boolean(),
  vulnerability: fc.boolean(),
  immunity: fc.boolean(),
  adjust: fc.integer({ min: -6, max: 6 }),
  critical: fc.integer({ min: 18, max: 20 }),
}

describe('matches brute force over every possible roll', () => {
  test('for any input', () => {
    fc.assert(
      fc.property(fc.record(ANY_STATE), fc.constantFrom(...DAMAGE), (state, [damage, count, sides, modifier]) => {
        const input = { ...DEFAULTS, ...state, damage }
        expect(chancesOf(computed(input).distribution)).toEqual(enumerated(input, count, sides, modifier))
      }),
      {
        numRuns: 60,
        // A bonus on top of a damage roll that its own penalty takes below 0: Damage Rolls (page 16).
        examples: [[{ ...DEFAULTS, adjust: 5, bonus: 30, ac: 1 }, ['1d4-2', 1, 4, -2]]],
      },
    )
  })

  test('the count of this test agrees with the shared enumeration of totals', () => {
    for (const [damage, count, sides, modifier] of DAMAGE) {
      const counted = Array.from(allRolls(count, sides), (dice) => dice.reduce((a, b) => a + b, modifier))
      expect(counted).toEqual(totals(parsed(damage)))
    }
  })
})

describe('figures', () => {
  test('are ordered by importance and agree with the distribution', () => {
    const output = computed({})
    expect(output.figures).toEqual([
      { id: 'hit', kind: 'probability', value: fraction(11, 20) },
      { id: 'mean', kind: 'number', value: fraction(87, 20) },
      { id: 'critical', kind: 'probability', value: fraction(1, 20) },
      { id: 'needed', kind: 'integer', value: 10 },
      { id: 'maximum', kind: 'integer', value: 19 },
    ])
  })

  test.each([
    ['2d6 on ten faces, 4d6 on one: (10 × 7 + 14) / 20', { damage: '2d6' }, fraction(21, 5)],
    // On 18 faces 1d8+3 halves to 2 2 3 3 4 4 5 5, mean 7/2. On one, 2d8+3 halves to 368 over its 64 rolls, mean 23/4.
    ['Resistance, each roll rounded down by itself', { resistance: true, bonus: 30, ac: 1 }, fraction(55, 16)],
    ['never below 0', { damage: '1d4-10' }, fraction(0)],
  ])('the mean: %s', (_, changes, expected) => {
    expect(figure(computed(changes), 'mean')).toEqual(expected)
  })
})

describe('laws', () => {
  const mean = (changes: Partial<AttackInput>): Fraction => {
    const value = figure(computed(changes), 'mean')
    if (typeof value === 'number') throw new Error('the mean is not a fraction')
    return value
  }
  const anyDamage = DAMAGE.map(([damage]) => damage)
  const anyInput = fc.record({ ...ANY_STATE, damage: fc.constantFrom(...anyDamage) })

  test('more cover never raises the damage', () => {
    fc.assert(
      fc.property(anyInput, (input) => {
        const byCover = COVER_DEGREES.map((cover) => computed({ ...input, cover }).distribution)
        for (const [index, better] of byCover.entries()) {
          const worse = byCover[index + 1]
          if (worse) reachesAtLeastAsOften(better, worse)
        }
        expect(chancesOf(byCover.at(-1) ?? computed({}).distribution)).toEqual(new Map([[0, fraction(1)]]))
      }),
      { numRuns: 25 },
    )
  })

  test('Resistance never raises, Vulnerability never lowers, Immunity leaves 0', () => {
    fc.assert(
      fc.property(anyInput, (input) => {
        const [resistant, not] = [true, false].map((resistance) => computed({ ...input, resistance }).distribution)
        const [vulnerable, plain] = [true, false].map(
          (vulnerability) => computed({ ...input, vulnerability }).distribution,
        )
        if (!resistant || !not || !vulnerable || !plain) throw new Error('a result is missing')
        reachesAtLeastAsOften(not, resistant)
        reachesAtLeastAsOften(vulnerable, plain)
        expect(chancesOf(computed({ ...input, immunity: true }).distribution)).toEqual(new Map([[0, fraction(1)]]))
      }),
      { numRuns: 25 },
    )
  })

  test('Advantage ≥ straight ≥ Disadvantage, a higher bonus never hurts, a lower Critical Hit never hurts', () => {
    fc.assert(
      fc.property(anyInput, (input) => {
        const [normal, advantage, disadvantage] = ROLL_STATES.map((state) => mean({ ...input, state }))
        if (!normal || !advantage || !disadvantage) throw new Error('a roll state is missing')
        expect(compareFractions(advantage, normal)).toBeGreaterThanOrEqual(0)
        expect(compareFractions(normal, disadvantage)).toBeGreaterThanOrEqual(0)
        if (input.bonus < 30)
          expect(compareFractions(mean({ ...input, bonus: input.bonus + 1 }), mean(input))).toBeGreaterThanOrEqual(0)
        if (input.critical > 18)
          expect(
            compareFractions(mean({ ...input, critical: input.critical - 1 }), mean(input)),
          ).toBeGreaterThanOrEqual(0)
      }),
      { numRuns: 25 },
    )
  })

  test('weights add up, and every step names a known rule', () => {
    const RULES = [
      'advantage',
      'attack-roll',
      'critical-hit',
      'disadvantage',
      'half-cover',
      'immunity',
      'order-of-application',
      'resistance',
      'rolling-20-or-1',
      'three-quarters-cover',
      'total-cover',
      'vulnerability',
    ]
    const named = new Set<string>()
    fc.assert(
      fc.property(anyInput, (input) => {
        const { distribution, steps } = computed(input)
        weightsAddUp(distribution)
        expect(steps.length).toBeGreaterThan(0)
        for (const { rule } of steps) {
          expect(RULES).toContain(rule)
          named.add(rule)
        }
      }),
      { numRuns: 200 },
    )
    expect([...named].sort()).toEqual(RULES)
  })
})

describe('steps', () => {
  const rules = (changes: Partial<AttackInput>): string[] => printSteps(computed(changes))

  test.each([
    ['by default', {}, ['attack-roll: needed', 'rolling-20-or-1: normal', 'critical-hit: critical']],
    [
      'with cover and Advantage',
      { cover: 'half', state: 'advantage' },
      ['half-cover: cover', 'attack-roll: needed', 'advantage: advantage', 'critical-hit: critical'],
    ],
    [
      'behind Total Cover nothing else applies',
      { cover: 'total', resistance: true },
      ['total-cover: cannot-be-targeted'],
    ],
    [
      'with every damage modifier, in the order of application',
      { adjust: -1, resistance: true, vulnerability: true, state: 'disadvantage' },
      [
        'attack-roll: needed',
        'disadvantage: disadvantage',
        'critical-hit: critical',
        'order-of-application: adjustment',
        'resistance: resistance',
        'vulnerability: vulnerability',
      ],
    ],
    [
      'Immunity alone',
      { adjust: -1, resistance: true, immunity: true },
      ['attack-roll: needed', 'rolling-20-or-1: normal', 'critical-hit: critical', 'immunity: immunity'],
    ],
  ] as const)('%s', (_, changes, expected) => {
    expect(rules(changes)).toEqual(expected)
  })

  test('the steps hold the values before and after cover and damage modifiers', () => {
    const { steps } = computed({
      cover: 'three-quarters',
      damage: '28',
      adjust: -5,
      resistance: true,
      vulnerability: true,
    })
    expect(steps[0]?.values).toEqual({
      cover: 'three-quarters',
      ac: 15,
      bonus: 5,
      armorClass: 20,
    })
    // SRD 5.2.1, Playing the Game, Order of Application (page 17)
    expect(steps.slice(-3).map(({ values: { before, after } }) => [before, after])).toEqual([
      [28, 23],
      [23, 11],
      [11, 22],
    ])
  })

  test('the dice of a Critical Hit: Critical Hits (page 16)', () => {
    const step = computed({ damage: '1d4+3' }).steps.find(({ rule }) => rule === 'critical-hit')
    expect(step?.values).toMatchObject({
      damage: '1d4+3',
      criticalDamage: '2d4+3',
    })
  })

  // SRD 5.2.1, Playing the Game, Critical Hits (page 16): only dice are rolled twice
  test.each<[string, Partial<AttackInput>, string]>([
    ['dice', {}, 'critical'],
    ['dice, with every hit critical', { 'target-conditions': ['paralyzed'] }, 'every-hit-critical'],
    ['a number', { damage: '3' }, 'critical-no-dice'],
    ['a number, with every hit critical', { damage: '3', 'target-conditions': ['paralyzed'] }, 'critical-no-dice'],
    ['a number, by the 2012 playtest', { damage: '3', ruleset: 'next-2012' }, 'critical-no-dice'],
  ])('what a Critical Hit does to %s', (_, changes, expected) => {
    expect(computed(changes).steps.filter(({ kind }) => /^(every-hit-)?critical(?!-close)/.test(kind))).toMatchObject([
      { kind: expected },
    ])
  })
})

describe('limits', () => {
  test('too much work is reported as a field error', () => {
    expect(attackCalculator.compute(parsedWith(attackCalculator, { damage: '10000d1000000' }))).toMatchObject({
      ok: false,
      error: { field: 'damage', code: 'dice.over-limit', got: '10000d1000000', expected: { limit: 'work' } },
    })
  })

  test('work needed only by a Critical Hit is reported too', () => {
    expect(attackCalculator.compute(parsedWith(attackCalculator, { damage: '2d5000kh1' }))).toMatchObject({
      ok: false,
      error: { field: 'damage', code: 'dice.over-limit', got: '2d5000kh1', expected: { limit: 'work' } },
    })
  })

  // The gap between a miss and a huge damage must not be filled outcome by outcome.
  test('damage far from 0 is refused', () => {
    expect(attackCalculator.compute(parsedWith(attackCalculator, { damage: '20000000' }))).toMatchObject({
      ok: false,
      error: { field: 'damage', code: 'dice.over-limit', expected: { limit: 'work' } },
    })
  })
})

describe('rolls', () => {
  test.each([
    [{}, ['1d20+5', '1d8+3']],
    [{ bonus: -2, state: 'advantage' }, ['2d20kh1-2', '1d8+3']],
    [{ bonus: 0, state: 'disadvantage', damage: '2D6' }, ['2d20kl1+0', '2d6']],
  ] as const)('%o', (changes, expected) => {
    const offers = attackCalculator.rolls(parsedWith(attackCalculator, changes))
    expect(offers.map(({ id }) => id)).toEqual(['attack', 'damage'])
    expect(offers.map(({ expression }) => format(expression))).toEqual(expected)
  })
})
