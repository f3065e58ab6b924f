import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { allRolls } from '../../test/brute-force.ts'
import { computing, parsedWith, printSteps } from '../../test/computing.ts'
import { format } from '../dice/format.ts'
import { compareFractions, type Fraction, fraction } from '../fraction.ts'
import { DAMAGE_TYPES } from '../vocabulary/damage-types.ts'
import { SUBSTANCES } from '../vocabulary/substances.ts'
import type { InputOf } from './calculator.ts'
import { defaultInput } from './fields/state.ts'
import { objectsCalculator } from './objects.ts'

type ObjectsInput = InputOf<typeof objectsCalculator.fields>

const DEFAULTS = defaultInput(objectsCalculator)

const computed = computing(objectsCalculator)

const steps = (changes: Partial<ObjectsInput>): string[] => printSteps(computed(changes))

function chance(changes: Partial<ObjectsInput>): Fraction {
  const [first] = computed(changes).figures
  if (first.kind !== 'probability') throw new Error('the first figure is not a probability')
  return first.value
}

/** The chance that two attacks with 1d4 break a fragile Tiny object, by enumerating every roll of d20s and d4s. */
function enumerated({ bonus, resistance, threshold }: ObjectsInput, armorClass: number, hitPoints: number): Fraction {
  const blows = Array.from(allRolls(1, 20)).flatMap(([natural = 0]) =>
    Array.from(allRolls(2, 4), ([one = 0, again = 0]) => {
      if (natural === 1 || (natural < 20 && natural + bonus < armorClass)) return 0
      const dealt = natural === 20 ? one + again : one
      const taken = resistance ? Math.floor(dealt / 2) : dealt
      return taken < threshold ? 0 : taken
    }),
  )
  const broken = blows.flatMap((one) => blows.filter((two) => one + two >= hitPoints))
  return fraction(broken.length, blows.length ** 2)
}

describe('two attacks match brute force over every possible roll', () => {
  test.each([
    ['glass', 13, 5, false, 0],
    ['glass', 13, 5, true, 0],
    ['paper', 11, -2, false, 3],
    ['steel', 19, 2, true, 2],
  ] as const)('%s', (substance, armorClass, bonus, resistance, threshold) => {
    const input: ObjectsInput = {
      ...DEFAULTS,
      substance,
      size: 'tiny',
      resilience: 'fragile',
      damage: '1d4',
      bonus,
      resistance,
      threshold,
      attacks: 2,
    }
    expect(chance(input)).toEqual(enumerated(input, armorClass, 2))
  })
})

describe('steps', () => {
  test.each<[string, Partial<ObjectsInput>, readonly string[]]>([
    [
      'by default',
      {},
      ['breaking-objects: ac, hit-points', 'attack-roll: hit', 'rolling-20-or-1: normal', 'object: broken'],
    ],
    [
      'fragile, and with all that changes damage',
      { resilience: 'fragile', state: 'advantage', resistance: true, vulnerability: true, threshold: 4 },
      [
        'breaking-objects: ac, hit-points',
        'interacting-with-objects: automatically',
        'attack-roll: hit',
        'advantage: advantage',
        'resistance: resistance',
        'vulnerability: vulnerability',
        'damage-threshold: threshold-met',
        'object: broken',
      ],
    ],
    [
      '2014: a fragile thing does not just break',
      { resilience: 'fragile', ruleset: 'srd-5.1' },
      ['srd51-objects: ac, hit-points', 'attack-roll: hit', 'rolling-20-or-1: normal', 'srd51-objects: broken'],
    ],
    [
      'fragile and magical, and immune',
      { resilience: 'fragile', magical: true, type: 'poison', threshold: 4 },
      [
        'breaking-objects: ac, hit-points',
        'attack-roll: hit',
        'rolling-20-or-1: normal',
        'breaking-objects: immune',
        'damage-threshold: threshold-not-met',
      ],
    ],
  ])('%s', (_, changes, expected) => {
    expect(steps(changes)).toEqual(expected)
  })
})

describe('laws', () => {
  const anyInput: fc.Arbitrary<ObjectsInput> = fc.record({
    substance: fc.constantFrom(...SUBSTANCES),
    size: fc.constantFrom('tiny', 'small', 'medium', 'large'),
    resilience: fc.constantFrom('fragile', 'resilient'),
    ruleset: fc.constantFrom('srd-5.2.1', 'srd-5.1'),
    damage: fc.constantFrom('1d4', '2d6+3', '1d8-2', '9'),
    type: fc.constantFrom(...DAMAGE_TYPES),
    bonus: fc.integer({ min: -5, max: 15 }),
    attacks: fc.integer({ min: 1, max: 8 }),
    state: fc.constantFrom('normal', 'advantage', 'disadvantage'),
    threshold: fc.integer({ min: 0, max: 12 }),
    reading: fc.constantFrom('equal', 'exceed'),
    resistance: fc.boolean(),
    vulnerability: fc.boolean(),
    magical: fc.boolean(),
  })

  test('another attack never does less, a threshold never does more, and the table rises', () => {
    fc.assert(
      fc.property(anyInput, (input) => {
        expect(
          compareFractions(chance({ ...input, attacks: input.attacks + 1 }), chance(input)),
        ).toBeGreaterThanOrEqual(0)
        expect(compareFractions(chance({ ...input, threshold: 0 }), chance(input))).toBeGreaterThanOrEqual(0)
        const rows = computed(input).table?.rows ?? []
        expect([0, input.attacks]).toContain(rows.length)
        const last = rows.at(-1)?.[1]
        if (last !== undefined) expect(last.value).toEqual(chance(input))
      }),
      { numRuns: 60 },
    )
  })

  test('no two steps share rule and id', () => {
    fc.assert(
      fc.property(anyInput, (input) => {
        const keys = steps(input)
        expect(new Set(keys).size).toBe(keys.length)
      }),
    )
  })
})

test('damage that is far too much is reported as a field error', () => {
  expect(objectsCalculator.compute(parsedWith(objectsCalculator, { damage: '20000' }))).toMatchObject({
    ok: false,
    error: { field: 'damage', code: 'dice.over-limit', expected: { limit: 'work' } },
  })
})

test('offers its dice to roll', () => {
  const rolls = objectsCalculator.rolls(parsedWith(objectsCalculator, { state: 'disadvantage' }))
  expect(rolls.map(({ id, expression }) => `${id} ${format(expression)}`)).toEqual([
    'attack 2d20kl1+5',
    'damage 1d8+3',
    'hit-points 4d8',
  ])
})
