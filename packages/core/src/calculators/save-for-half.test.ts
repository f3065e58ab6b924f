import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { allRolls } from '../../test/brute-force.ts'
import { computingOdds, parsedWith, printSteps } from '../../test/computing.ts'
import { plainFigures } from '../../test/plain-figures.ts'
import { weightsAddUp } from '../dice/distribution.laws.ts'
import { outcomes } from '../dice/distribution.ts'
import { format } from '../dice/format.ts'
import { ABILITIES } from '../vocabulary/abilities.ts'
import { COVER_DEGREES } from '../vocabulary/cover-degrees.ts'
import { ROLL_STATES } from '../vocabulary/d20-tests.ts'
import type { InputOf } from './calculator.ts'
import { saveForHalfCalculator } from './save-for-half.ts'

type Input = InputOf<typeof saveForHalfCalculator.fields>

const computed = computingOdds(saveForHalfCalculator)

const figures = (changes: Partial<Input>): Record<string, number> => plainFigures(computed(changes))

const DAMAGE = [
  ['2d6', 2, 6, 0],
  ['3d4+1', 3, 4, 1],
  ['7', 0, 1, 7],
] as const

/** The chance of each damage to one target, over every roll of damage dice, d20s and a d4. */
function enumerated(input: Input, count: number, sides: number, plus: number): Map<number, number> {
  const d20s = Array.from(allRolls(input.state === 'normal' ? 1 : 2, 20))
  const dodges = input.ability === 'dexterity'
  const bonus = dodges ? { none: 0, half: 2, 'three-quarters': 5, total: 0 }[input.cover] : 0
  const evades = input.evasion && dodges && input['on-success'] === 'half'
  const taken = (dealt: number): number => {
    let damage = Math.max(0, dealt + input.adjust)
    if (input.resistance) damage = Math.floor(damage / 2)
    if (input.vulnerability) damage *= 2
    return input.immunity || input.cover === 'total' ? 0 : damage
  }
  const counts = new Map<number, number>()
  let ways = 0
  for (const dice of allRolls(count, sides)) {
    const rolled = dice.reduce((a, b) => a + b, plus)
    for (const pair of d20s) {
      for (let d4 = 1; d4 <= 4; d4 += 1) {
        const natural = input.state === 'disadvantage' ? Math.min(...pair) : Math.max(...pair)
        const extra = input['bonus-dice'] === '1d4' ? d4 : 0
        const saved = natural + input.save + bonus + extra >= input.dc
        const onSave = evades || input['on-success'] === 'none' ? 0 : taken(Math.floor(rolled / 2))
        const damage = saved ? onSave : taken(evades ? Math.floor(rolled / 2) : rolled)
        counts.set(damage, (counts.get(damage) ?? 0) + 1)
        ways += 1
      }
    }
  }
  return new Map(Array.from(counts, ([damage, times]) => [damage, times / ways] as const).sort(([a], [b]) => a - b))
}

const ANY_INPUT = {
  dc: fc.integer({ min: 1, max: 30 }),
  ability: fc.constantFrom(...ABILITIES),
  save: fc.integer({ min: -5, max: 12 }),
  state: fc.constantFrom(...ROLL_STATES),
  targets: fc.integer({ min: 1, max: 4 }),
  'hit-points': fc.integer({ min: 1, max: 14 }),
  cover: fc.constantFrom(...COVER_DEGREES),
  'on-success': fc.constantFrom('half', 'none'),
  resistance: fc.boolean(),
  vulnerability: fc.boolean(),
  evasion: fc.boolean(),
  immunity: fc.boolean(),
  adjust: fc.integer({ min: -3, max: 3 }),
  'bonus-dice': fc.constantFrom('0', '1d4'),
} as const

test('matches brute force over every possible roll; the average for all targets is a multiple of that for one', () => {
  fc.assert(
    fc.property(fc.record(ANY_INPUT), fc.constantFrom(...DAMAGE), (state, [damage, count, sides, plus]) => {
      const input = { ...state, damage }
      const { distribution } = computed(input)
      weightsAddUp(distribution)
      const expected = enumerated(input, count, sides, plus)
      const actual = Array.from(outcomes(distribution))
      expect(actual.map(([outcome]) => outcome)).toEqual([...expected.keys()])
      for (const [outcome, weight] of actual) {
        expect(Number(weight) / Number(distribution.denominator)).toBeCloseTo(expected.get(outcome) ?? 0, 10)
      }
      const { mean = 0, total, failure = 0, failures, 'all-fail': allFail, drops } = figures(input)
      const above = Array.from(expected).filter(([outcome]) => outcome >= input['hit-points'])
      expect(drops).toBeCloseTo(
        above.reduce((sum, [, chance]) => sum + chance, 0),
        10,
      )
      if (input.targets === 1) return
      expect(total).toBeCloseTo(mean * input.targets, 9)
      expect(failures).toBeCloseTo(failure * input.targets, 9)
      expect(allFail).toBeCloseTo(failure ** input.targets, 9)
    }),
    { numRuns: 60 },
  )
})

test('laws: a better save, cover and Evasion never hurt; half is never less than none', () => {
  fc.assert(
    fc.property(fc.record(ANY_INPUT), (input) => {
      const mean = (changes: Partial<Input>): number => figures({ ...input, damage: '2d6', ...changes })['mean'] ?? 0
      const SLACK = 1e-12
      expect(mean({ save: input.save + 1 })).toBeLessThanOrEqual(mean({}) + SLACK)
      expect(mean({ cover: 'half' })).toBeLessThanOrEqual(mean({ cover: 'none' }) + SLACK)
      expect(mean({ evasion: true })).toBeLessThanOrEqual(mean({ evasion: false }) + SLACK)
      expect(mean({ 'on-success': 'none', evasion: false })).toBeLessThanOrEqual(
        mean({ 'on-success': 'half', evasion: false }) + SLACK,
      )
    }),
    { numRuns: 40 },
  )
})

describe('steps', () => {
  test.each<[string, Partial<Input>, string[]]>([
    [
      'by default',
      {},
      ['multiple-targets: rolled-once', 'save-dc: save', 'half-damage: half', 'multiple-targets: total'],
    ],
    [
      'all of it',
      { cover: 'half', state: 'advantage', evasion: true, resistance: true, 'bonus-dice': '1d4', targets: 1 },
      [
        'multiple-targets: rolled-once',
        'half-cover: cover',
        'd20-test: bonus-dice',
        'advantage: advantage',
        'save-dc: save',
        'half-damage: evasion',
        'resistance: resistance',
      ],
    ],
    ['Total Cover', { cover: 'total' }, ['multiple-targets: rolled-once', 'total-cover: cannot-be-targeted']],
    [
      'cover against another save',
      { cover: 'three-quarters', ability: 'wisdom', 'on-success': 'none', targets: 1 },
      ['multiple-targets: rolled-once', 'cover: cover-does-not-help', 'save-dc: save', 'half-damage: none'],
    ],
  ])('%s', (_, changes, expected) => {
    expect(printSteps(computed(changes))).toEqual(expected)
  })
})

test.each([
  ['damage', '10000d1000000', 'dice.over-limit'],
  ['bonus-dice', '10000d1000000', 'dice.over-limit'],
  ['damage', '{2d6[fire], 2d6[cold]}kh1', 'dice.dependent-dice'],
])('%s %s is reported as a field error', (field, got, code) => {
  expect(saveForHalfCalculator.compute(parsedWith(saveForHalfCalculator, { [field]: got }))).toMatchObject({
    ok: false,
    error: { field, code, got },
  })
})

test('offers its dice to roll', () => {
  const offers = saveForHalfCalculator.rolls(parsedWith(saveForHalfCalculator, { cover: 'half', state: 'advantage' }))
  expect(offers.map(({ id, expression }) => `${id} ${format(expression)}`)).toEqual(['damage 8d6', 'save 2d20kh1+4'])
})
