import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { allRolls, tally, tallyOf } from '../../test/brute-force.ts'
import { computing, printSteps } from '../../test/computing.ts'
import { plainFigures } from '../../test/plain-figures.ts'
import { weightsAddUp } from '../dice/distribution.laws.ts'
import { probability } from '../dice/distribution.ts'
import { format } from '../dice/format.ts'
import { mean } from '../dice/moments.ts'
import { rollDie, seededRandom } from '../dice/random.ts'
import { toNumber } from '../fraction.ts'
import { CLASSES } from '../vocabulary/classes.ts'
import type { InputOf } from './calculator.ts'
import { defaultInput } from './fields/state.ts'
import { hitPointsCalculator } from './hit-points.ts'

type Input = InputOf<typeof hitPointsCalculator.fields>

const computed = computing(hitPointsCalculator)

const figures = (changes: Partial<Input>): Record<string, number> => plainFigures(computed(changes))

/** SRD 5.2.1: at level 1 (page 22), and at each level after (page 23). */
const HIT_POINTS = {
  barbarian: [12, 7],
  bard: [8, 5],
  cleric: [8, 5],
  druid: [8, 5],
  fighter: [10, 6],
  monk: [8, 5],
  paladin: [10, 6],
  ranger: [10, 6],
  rogue: [8, 5],
  sorcerer: [6, 4],
  warlock: [8, 5],
  wizard: [6, 4],
} as const

const ANY_INPUT: fc.Arbitrary<Input> = fc.record({
  class: fc.constantFrom(...CLASSES),
  level: fc.integer({ min: 1, max: 20 }),
  constitution: fc.integer({ min: -5, max: 10 }),
  method: fc.constantFrom('fixed', 'rolled'),
  'second-levels': fc.integer({ min: 0, max: 19 }),
  'second-class': fc.constantFrom(...CLASSES),
  'per-level': fc.integer({ min: 0, max: 5 }),
  ruleset: fc.constantFrom('srd-5.2.1', 'srd-5.1'),
})

/** The fixed Hit Points, added up independently level by level. */
function onSheet(input: Input): number {
  const { level, constitution, 'per-level': trait } = input
  let sum = HIT_POINTS[input.class][0] + constitution + trait
  for (let at = 2; at <= Math.min(20, level + input['second-levels']); at += 1) {
    const [, fixed] = HIT_POINTS[at <= level ? input.class : input['second-class']]
    sum += (input.ruleset === 'srd-5.1' ? fixed + constitution : Math.max(1, fixed + constitution)) + trait
  }
  return sum
}

test('matches an independent sum for any character', () => {
  fc.assert(
    fc.property(ANY_INPUT, (input) => {
      const { figures: all, distribution, threshold, table } = computed(input)
      const result = figures(input)
      expect(result[input.method === 'fixed' ? 'maximum' : 'fixed']).toBe(onSheet(input))
      expect(table?.rows.length).toBe(Math.min(20, input.level + input['second-levels']))
      // The last row of the table is the answer.
      expect(table?.rows.at(-1)?.[3]?.value).toEqual(
        input.method === 'rolled' ? all[0].value : expect.objectContaining({ numerator: BigInt(onSheet(input)) }),
      )
      if (distribution === undefined) return
      weightsAddUp(distribution)
      expect(threshold).toBe(onSheet(input))
    }),
    { numRuns: 300 },
  )
})

test.each([
  ['fighter', 'rogue', 1, -3],
  ['wizard', 'barbarian', 2, 1],
] as const)(
  'a %s who became a %s matches brute force over every possible roll',
  (first, second, trait, constitution) => {
    const [die] = HIT_POINTS[first]
    const [other] = HIT_POINTS[second]
    const played: number[] = []
    for (const one of allRolls(2, die)) {
      for (const two of allRolls(1, other)) {
        const gains = [...one, ...two].map((rolled) => Math.max(1, rolled + constitution) + trait)
        played.push(gains.reduce((sum, gain) => sum + gain, die + constitution + trait))
      }
    }
    const input = { class: first, level: 3, 'second-class': second, 'second-levels': 1 } as const
    const { distribution } = computed({ ...input, constitution, 'per-level': trait, method: 'rolled' })
    expect(distribution && tallyOf(distribution)).toBe(tally(played))
  },
)

test('matches a simulation of 100,000 level 20 bards', () => {
  const random = seededRandom('hit points')
  const count = 100_000
  const totals = Array.from({ length: count }, () => {
    let total = 8 - 1
    for (let level = 2; level <= 20; level += 1) total += Math.max(1, rollDie(random, 8) - 1)
    return total
  })
  const { distribution } = computed({ class: 'bard', level: 20, constitution: -1, method: 'rolled' })
  if (distribution === undefined) throw new Error('no distribution')
  for (const least of [60, 70, 76, 80, 90]) {
    const chance = toNumber(probability(distribution, '>=', least))
    const rolled = totals.filter((total) => total >= least).length / count
    expect(Math.abs(rolled - chance)).toBeLessThan(4 * Math.sqrt((chance * (1 - chance)) / count))
  }
  expect(totals.reduce((sum, total) => sum + total, 0) / count).toBeCloseTo(toNumber(mean(distribution)), 0)
})

describe('steps', () => {
  test.each<[string, Partial<Input>, string[]]>([
    ['level 1', { level: 1 }, ['level-1-hit-points: first']],
    ['fixed', {}, ['level-1-hit-points: first', 'gaining-a-level: fixed']],
    [
      'rolled in two classes, too many levels, frail but tough',
      { level: 15, 'second-levels': 6, constitution: -1, 'per-level': 1, method: 'rolled' },
      [
        'level-1-hit-points: first',
        'gaining-a-level: rolled, second-rolled, least',
        'exceptions-supersede: per-level',
        'level-advancement: too-many-levels',
        'hit-points: compared',
      ],
    ],
    [
      'level 1 in one class, then in another',
      { level: 1, 'second-levels': 1, constitution: -3 },
      ['level-1-hit-points: first', 'gaining-a-level: second-fixed'],
    ],
    [
      'a fixed value that is no more than nothing',
      { class: 'wizard', level: 2, constitution: -4 },
      ['level-1-hit-points: first', 'gaining-a-level: fixed, least'],
    ],
    [
      '2014, a fixed value less than nothing',
      { ruleset: 'srd-5.1', class: 'wizard', level: 2, constitution: -5 },
      ['level-1-hit-points: first', 'srd51-gaining-a-level: fixed, no-least'],
    ],
    [
      '2014, two classes',
      { ruleset: 'srd-5.1', 'second-levels': 1 },
      ['level-1-hit-points: first', 'srd51-gaining-a-level: fixed, second-fixed'],
    ],
  ])('%s', (_, changes, expected) => {
    expect(printSteps(computed(changes))).toEqual(expected)
  })
})

test.each<[Partial<Input>, string[]]>([
  [{}, []],
  [{ method: 'rolled' }, ['level: 1d10']],
  [{ method: 'rolled', level: 1 }, []],
  [{ method: 'rolled', level: 1, 'second-levels': 1 }, ['second-level: 1d6']],
  [{ method: 'rolled', 'second-levels': 1 }, ['level: 1d10', 'second-level: 1d6']],
  [{ method: 'rolled', 'second-levels': 1, 'second-class': 'fighter' }, ['level: 1d10']],
])('offers the dice of %o to roll', (changes, expected) => {
  const rolls = hitPointsCalculator.rolls({ ...defaultInput(hitPointsCalculator), ...changes })
  expect(rolls.map(({ id, expression }) => `${id}: ${format(expression)}`)).toEqual(expected)
})
