import { describe, expect, test } from 'vitest'
import { allRolls } from '../../../test/brute-force.ts'
import { computingOdds, parsedWith, printSteps } from '../../../test/computing.ts'
import { type Distribution, outcomes } from '../../dice/distribution.ts'
import { type Fraction, fraction } from '../../fraction.ts'
import { attackCalculator } from '../attack.ts'
import type { InputOf } from '../calculator.ts'
import { defaultInput } from '../fields/state.ts'

type Input = InputOf<typeof attackCalculator.fields>

const computed = computingOdds(attackCalculator)

const chancesOf = (distribution: Distribution): Map<number, Fraction> =>
  new Map(
    Array.from(outcomes(distribution), ([outcome, weight]) => [outcome, fraction(weight, distribution.denominator)]),
  )

/** The damage of one roll of a d20 and six d2s, calculated independently from the rules. */
function blow([natural = 0, ...dice]: readonly number[], first: boolean, input: Input): number | undefined {
  const critical = natural === 20
  if (natural === 1 || (!critical && natural + input.bonus < input.ac)) return undefined
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = dice
  const doubled = (one: number, again: number, twice = true): number => one + (critical && twice ? again : 0)
  let own = doubled(a, b) + 1
  let other = doubled(c, d, input['extra-twice'])
  if (first) own += doubled(e, f)
  if (input['extra-type'] === 'same') [own, other] = [own + other, 0]
  if (input.resistance) own = Math.floor(own / 2)
  if (input['extra-target'].includes('vulnerability')) other *= 2
  return own + other
}

/** Two attacks with 1d2+1, 1d2 more on each hit and 1d2 on the first, over every possible roll. */
function enumerated(input: Input): Map<number, Fraction> {
  const falling = Array.from(allRolls(6, 2)).flatMap((dice) =>
    Array.from({ length: 20 }, (_, face) => [face + 1, ...dice] as const),
  )
  const tally = (first: boolean): Map<number | undefined, number> => {
    const counts = new Map<number | undefined, number>()
    for (const fall of falling) {
      const damage = blow(fall, first, input)
      counts.set(damage, (counts.get(damage) ?? 0) + 1)
    }
    return counts
  }
  const [open, made] = [tally(true), tally(false)]
  const totals = new Map<number, number>()
  for (const [one, ways] of open) {
    for (const [two, more] of one === undefined ? open : made) {
      const total = (one ?? 0) + (two ?? 0)
      totals.set(total, (totals.get(total) ?? 0) + ways * more)
    }
  }
  return new Map(
    [...totals].sort(([a], [b]) => a - b).map(([total, ways]) => [total, fraction(ways, falling.length ** 2)]),
  )
}

describe('two attacks with every addition match brute force over every possible roll', () => {
  test.each<Partial<Input>>([
    {},
    { 'extra-twice': false },
    { 'extra-type': 'other' },
    { 'extra-type': 'other', 'extra-target': ['vulnerability'], resistance: true },
    { resistance: true, bonus: -3 },
    { bonus: 30, ac: 1, resistance: true, 'extra-twice': false, 'extra-type': 'other' },
  ])('%o', (changes) => {
    const input: Input = {
      ...defaultInput(attackCalculator),
      attacks: 2,
      damage: '1d2+1',
      'extra-damage': '1d2',
      'once-damage': '1d2',
      ...changes,
    }
    expect(chancesOf(computed(input).distribution)).toEqual(enumerated(input))
  })
})

describe('steps', () => {
  const steps = (changes: Partial<Input>): string[] => printSteps(computed(changes))

  test('of a round with every option set', () => {
    expect(
      steps({
        attacks: 2,
        'hit-points': 30,
        rounds: 3,
        'once-damage': '2d6',
        'extra-damage': '1d6',
        'extra-type': 'other',
        'extra-target': ['resistance'],
        'target-conditions': ['petrified'],
      }),
    ).toEqual([
      'petrified: other-advantage',
      'attack-roll: needed',
      'advantage: advantage',
      'critical-hit: critical',
      'damage-roll: extra, once',
      'petrified: resists-all',
      'resistance: resistance, extra-resistance',
      'attack: attacks',
      'dropping-to-0: drops-by-round',
    ])
  })

  test('of a Paralyzed target, and of a Critical Hit in 2012', () => {
    expect(steps({ 'target-conditions': ['paralyzed'] })).toContain('critical-hit: every-hit-critical')
    expect(steps({ 'target-conditions': ['paralyzed'] })).toContain('paralyzed: critical-close')
    expect(steps({ ruleset: 'next-2012' })).toContain('next-critical-hit: critical-maximum')
  })

  test('of an attack out of range: only that it is', () => {
    expect(steps({ distance: 10 })).toEqual(['reach: out-of-reach'])
    expect(steps({ kind: 'ranged', distance: 1000 })).toEqual(['range: out-of-range'])
  })
})

describe('Hit Points', () => {
  test('a row for each round; the chart of the first has the threshold', () => {
    const { table, threshold } = computed({ 'hit-points': 4, rounds: 2 })
    expect(table).toEqual({
      columns: ['round', 'dropped', 'damage'],
      rows: [
        [
          { kind: 'integer', value: 1 },
          { kind: 'probability', value: fraction(11, 20) },
          { kind: 'number', value: fraction(87, 20) },
        ],
        [
          { kind: 'integer', value: 2 },
          { kind: 'probability', value: fraction(319, 400) },
          { kind: 'number', value: fraction(87, 10) },
        ],
      ],
    })
    expect(threshold).toBeUndefined()
    expect(computed({ 'hit-points': 4 }).threshold).toBe(4)
  })

  test('too much work is reported as a field error', () => {
    const changes = { attacks: 12, damage: '100d6', 'hit-points': 500, rounds: 10 }
    expect(attackCalculator.compute(parsedWith(attackCalculator, changes))).toMatchObject({
      ok: false,
      error: { field: 'damage', code: 'dice.over-limit', got: '100d6', expected: { limit: 'work' } },
    })
  })
})

describe('presets', () => {
  test.each([
    ['longsword', { damage: '1d8+3', kind: 'melee', reach: 5, distance: 5 }],
    ['glaive', { damage: '1d10+3', kind: 'melee', reach: 10, distance: 5 }],
    ['longbow', { damage: '1d8+3', kind: 'ranged', distance: 30, range: 150, 'long-range': 600 }],
  ])('%s, from the Weapons table', (id, input) => {
    expect(attackCalculator.presets?.find((preset) => preset.id === id)?.input).toEqual(input)
  })

  test('each preset computes without Advantage or Disadvantage', () => {
    for (const { input } of attackCalculator.presets ?? []) {
      expect(computed(input).steps.map(({ kind }) => kind)).toEqual(['needed', 'normal', 'critical'])
    }
  })
})

test('offers its dice to roll', () => {
  const changes = { 'once-damage': '2d6', 'extra-damage': '1d6', 'attacker-conditions': ['poisoned'] } as const
  const rolls = attackCalculator.rolls(parsedWith(attackCalculator, changes))
  expect(rolls.map(({ id }) => id)).toEqual(['attack', 'damage', 'extra', 'once'])
})
