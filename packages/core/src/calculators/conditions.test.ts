import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { computing, printSteps } from '../../test/computing.ts'
import { CONDITION_EFFECTS } from '../tables/conditions/condition-effects.ts'
import { PLAYTEST_CONDITION_EFFECTS } from '../tables/conditions/playtest-condition-effects.ts'
import type { InputOf } from './calculator.ts'
import { conditionsCalculator } from './conditions.ts'
import { offered } from './fields/is-shown.ts'
import { defaultInput } from './fields/state.ts'

type ConditionsInput = InputOf<typeof conditionsCalculator.fields>

const computed = computing(conditionsCalculator, { ...defaultInput(conditionsCalculator), conditions: [] })

const steps = (changes: Partial<ConditionsInput>): string[] => printSteps(computed(changes))

/** The rows of the table: what is changed, to what, and why. */
const rows = (changes: Partial<ConditionsInput>): string[] =>
  (computed(changes).table?.rows ?? []).map((row) => row.map(({ value }) => String(value)).join(' | '))

// SRD 5.2.1, Rules Glossary: each condition; 2012 playtest, Conditions
describe('rows: what a condition changes, with its rule', () => {
  test.each<[string, Partial<ConditionsInput>, readonly string[]]>([
    ['nothing', {}, []],
    [
      'Restrained and Poisoned',
      { conditions: ['poisoned', 'restrained'] },
      [
        'attack-rolls | disadvantage | poisoned,restrained',
        'against-near | advantage | restrained',
        'against-far | advantage | restrained',
        'checks | disadvantage | poisoned',
        'save-dexterity | disadvantage | restrained',
        'speed | 0 | restrained',
      ],
    ],
    [
      'Stunned',
      { conditions: ['stunned'] },
      [
        'action | cannot | incapacitated',
        'bonus-action | cannot | incapacitated',
        'reaction | cannot | incapacitated',
        'concentration | cannot | incapacitated',
        'speech | cannot | incapacitated',
        'attack-rolls | cannot | incapacitated',
        'against-near | advantage | stunned',
        'against-far | advantage | stunned',
        'initiative | disadvantage | incapacitated',
        'save-strength | fails | stunned',
        'save-dexterity | fails | stunned',
      ],
    ],
    [
      'Exhaustion while Prone',
      { conditions: ['prone'], exhaustion: 2 },
      [
        'attack-rolls | disadvantage | prone',
        'against-near | advantage | prone',
        'against-far | disadvantage | prone',
        'd20-tests | -4 | exhaustion',
        'speed | 20 | exhaustion',
        'movement-on-the-ground | crawls | prone',
      ],
    ],
    [
      'Grappled, whatever Exhaustion does',
      { conditions: ['grappled'], exhaustion: 1 },
      ['attack-rolls | disadvantage | grappled', 'd20-tests | -2 | exhaustion', 'speed | 0 | grappled'],
    ],
    [
      'Petrified, which nothing can poison',
      { conditions: ['petrified', 'poisoned'] },
      [
        'action | cannot | incapacitated',
        'bonus-action | cannot | incapacitated',
        'reaction | cannot | incapacitated',
        'concentration | cannot | incapacitated',
        'speech | cannot | incapacitated',
        'attack-rolls | cannot | incapacitated',
        'against-near | advantage | petrified',
        'against-far | advantage | petrified',
        'initiative | disadvantage | incapacitated',
        'save-strength | fails | petrified',
        'save-dexterity | fails | petrified',
        'speed | 0 | petrified',
        'damage | resistance | petrified',
      ],
    ],
    [
      'Prone in 2012',
      { ruleset: 'next-2012', conditions: ['prone'] },
      [
        'attack-rolls-bonus | -2 | prone',
        'against-near | advantage | prone',
        'against-far | disadvantage | prone',
        'movement-on-the-ground | crawls | prone',
      ],
    ],
    [
      'Paralyzed in 2012',
      { ruleset: 'next-2012', conditions: ['paralyzed'] },
      [
        'speech | cannot | paralyzed',
        'limbs | cannot | paralyzed',
        'attack-rolls | cannot | paralyzed',
        'against-near | advantage | paralyzed',
        'against-far | advantage | paralyzed',
        'save-strength | fails | paralyzed',
        'save-dexterity | fails | paralyzed',
        'movement | cannot | paralyzed',
      ],
    ],
    [
      'a condition that the edition does not know',
      { ruleset: 'next-2012', conditions: ['poisoned'], exhaustion: 4 },
      [],
    ],
    ['death leaves nothing to change', { conditions: ['prone'], exhaustion: 6 }, []],
  ])('%s', (_, changes, expected) => {
    expect(rows(changes)).toEqual(expected)
  })
})

describe('steps', () => {
  test.each<[string, Partial<ConditionsInput>, readonly string[]]>([
    ['nothing', {}, ['condition: nothing']],
    [
      'Charmed and Deafened, condition by condition',
      { conditions: ['charmed', 'deafened'] },
      [
        'charmed: cannot-to-source-harm, social-checks-of-source-advantage',
        'deafened: cannot-hearing, ability-checks-fail-hearing',
      ],
    ],
    [
      'Prone, with its distances',
      { conditions: ['prone'] },
      [
        'prone: crawls, attack-rolls-disadvantage, attack-rolls-against-advantage-near, attack-rolls-against-disadvantage-far',
      ],
    ],
    ['Exhaustion', { exhaustion: 1 }, ['exhaustion: exhaustion-d20-tests, exhaustion-speed-reduced']],
    ['death', { exhaustion: 6 }, ['exhaustion: exhaustion-dies']],
  ])('%s', (_, changes, expected) => {
    expect(steps(changes)).toEqual(expected)
  })

  test.each([
    ['srd-5.2.1', CONDITION_EFFECTS],
    ['next-2012', PLAYTEST_CONDITION_EFFECTS],
  ] as const)('%s offers its own conditions', (ruleset, table) => {
    const own = Object.keys(table).filter((id) => id !== 'exhaustion')
    expect(offered(conditionsCalculator.fields.conditions, { ruleset }).options).toEqual(own.sort())
  })

  test('one step per effect of each condition', () => {
    for (const [ruleset, table] of [
      ['srd-5.2.1', CONDITION_EFFECTS],
      ['next-2012', PLAYTEST_CONDITION_EFFECTS],
    ] as const) {
      for (const [id, { effects }] of Object.entries(table)) {
        if (id === 'exhaustion') continue
        const one = conditionsCalculator.fields.conditions.options.filter((option) => option === id)
        const own = computed({ ruleset, conditions: one }).steps.filter(
          ({ rule }) => rule === id || rule === `next-${id}`,
        )
        expect([id, own.length]).toEqual([id, effects.length])
      }
    }
  })
})

describe('laws', () => {
  const anyInput: fc.Arbitrary<ConditionsInput> = fc.record({
    conditions: fc.subarray([...conditionsCalculator.fields.conditions.options]),
    exhaustion: fc.integer({ min: 0, max: 6 }),
    speed: fc.integer({ min: 0, max: 120 }),
    'source-in-sight': fc.boolean(),
    seen: fc.boolean(),
    ruleset: fc.constantFrom('srd-5.2.1', 'next-2012'),
  })

  test('no two steps or rows are duplicates', () => {
    fc.assert(
      fc.property(anyInput, (input) => {
        const keys = steps(input)
        expect(new Set(keys).size).toBe(keys.length)
        const changed = rows(input).map((row) => row.split(' ')[0])
        expect(new Set(changed).size).toBe(changed.length)
      }),
    )
  })

  test('one more condition never adds Speed, and never gives an action back', () => {
    fc.assert(
      fc.property(anyInput, fc.constantFrom(...conditionsCalculator.fields.conditions.options), (input, more) => {
        const worse = conditionsCalculator.fields.conditions.options.filter(
          (option) => option === more || input.conditions.includes(option),
        )
        const figure = (given: ConditionsInput, id: string): unknown =>
          computed(given).figures.find((one) => one.id === id)?.value
        if (input.exhaustion === 6 && input.ruleset === 'srd-5.2.1') return
        expect(Number(figure({ ...input, conditions: worse }, 'speed'))).toBeLessThanOrEqual(
          Number(figure(input, 'speed')),
        )
        if (figure(input, 'attack-rolls') === 'cannot')
          expect(figure({ ...input, conditions: worse }, 'attack-rolls')).toBe('cannot')
      }),
    )
  })
})
