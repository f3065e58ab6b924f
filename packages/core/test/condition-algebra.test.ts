import { describe, expect, test } from 'vitest'
import { seededRandom } from '../src/dice/random.ts'
import {
  ABILITIES,
  type AnyCondition,
  abilityCheckState,
  attackRollState,
  CAPACITIES,
  canAct,
  conditionEffects,
  type GivenCondition,
  heldConditions,
  next2012,
  savingThrowState,
  speedUnderConditions,
  srd521,
} from '../src/index.ts'

type Rules = typeof srd521 | typeof next2012

const EDITIONS = [srd521, next2012] as const

const given = (...conditions: readonly AnyCondition[]): readonly GivenCondition[] =>
  conditions.map((condition) => ({ condition }))

/** What conditions do: each effect with each of its reasons, in no order. */
const effectsOf = (conditions: readonly GivenCondition[], ruleset: Rules): ReadonlySet<string> =>
  new Set(
    conditionEffects({ conditions }, ruleset).flatMap(({ effect, reasons }) =>
      reasons.map((reason) => JSON.stringify({ effect, reason })),
    ),
  )

/** The effects alone, without their reasons. */
const bare = (conditions: readonly GivenCondition[], ruleset: Rules): ReadonlySet<string> =>
  new Set(conditionEffects({ conditions }, ruleset).map(({ effect }) => JSON.stringify(effect)))

/** To which conditions another one of the pair makes immune: the one exception to the union. */
const IMMUNE: Partial<Record<AnyCondition, AnyCondition>> = { petrified: 'poisoned' }

const isSuppressed = (one: AnyCondition, by: AnyCondition): boolean => IMMUNE[by] === one

/** Everything that is asked of the conditions of a creature, on both sides of attacks near and far. */
function answers(conditions: readonly GivenCondition[], rules: Rules): unknown {
  const creature = { id: 'creature', conditions }
  const other = { id: 'other', conditions: [] }
  const SIGHTS = [true, false].map((seen) => ({ targetSeen: seen, attackerSeen: seen, attackerHidden: !seen }))
  const attacks = (['melee', 'ranged'] as const).flatMap((attack) =>
    [5, 10, 15].flatMap((distanceFeet) =>
      SIGHTS.flatMap((sight) =>
        [
          { attacker: creature, target: other },
          { attacker: other, target: creature },
        ].map((sides) => {
          const { state, bonus, criticalHitReasons } = attackRollState({ ...sides, attack, distanceFeet, sight }, rules)
          return [state, bonus, criticalHitReasons.length > 0]
        }),
      ),
    ),
  )
  const check = abilityCheckState({ creature, needing: ['sight', 'hearing'] }, rules)
  const saves = ABILITIES.map((ability) => {
    const { state, bonus, failReasons } = savingThrowState({ creature, ability }, rules)
    return [state, bonus, failReasons.length > 0]
  })
  const {
    value: { speedFeet, canIncrease },
  } = speedUnderConditions({ creature, speedFeet: 30 }, rules)
  const can = CAPACITIES.map((capacity) => canAct({ creature, capacity }, rules).can)
  return {
    attacks,
    check: [check.state, check.bonus, check.failReasons.length > 0],
    saves,
    speedFeet,
    canIncrease,
    can,
  }
}

const ALL = EDITIONS.flatMap((rules) => rules.conditions.list.map((one) => ({ edition: rules.id, rules, one })))

describe.each(ALL)('$edition: $one and any other', ({ rules, one }) => {
  const others = rules.conditions.list.filter((other) => other !== one)

  test('the effects are the union, minus those removed by immunity', () => {
    for (const other of others) {
      const alone = (condition: AnyCondition, by: AnyCondition): ReadonlySet<string> =>
        isSuppressed(condition, by) ? new Set() : effectsOf(given(condition), rules)
      const union = new Set([...alone(one, other), ...alone(other, one)])
      expect([other, [...effectsOf(given(one, other), rules)].sort()]).toEqual([other, [...union].sort()])
    }
  })

  test('the order does not matter', () => {
    for (const other of others) {
      const [there, back] = [given(one, other), given(other, one)]
      expect(heldConditions({ conditions: there }, rules)).toEqual(heldConditions({ conditions: back }, rules))
      expect(conditionEffects({ conditions: there }, rules)).toEqual(conditionEffects({ conditions: back }, rules))
    }
  })

  test('nothing compounds: every answer is the same with either of them twice, except Exhaustion', () => {
    for (const other of others) {
      const once = answers(given(one, other), rules)
      if (one !== 'exhaustion') expect(answers(given(one, other, one), rules)).toEqual(once)
      if (other !== 'exhaustion') expect(answers(given(one, other, other), rules)).toEqual(once)
    }
  })

  test('two take away at least as much as one of them', () => {
    const speed = (...conditions: AnyCondition[]): number =>
      speedUnderConditions({ creature: { conditions: given(...conditions) }, speedFeet: 30 }, rules).value.speedFeet
    const lacks = (...conditions: AnyCondition[]): string[] =>
      CAPACITIES.filter((capacity) => !canAct({ creature: { conditions: given(...conditions) }, capacity }, rules).can)
    for (const other of others) {
      expect(speed(one, other)).toBeLessThanOrEqual(Math.min(speed(one), speed(other)))
      expect(new Set(lacks(one, other))).toEqual(new Set([...lacks(one), ...lacks(other)]))
    }
  })

  test('a second copy from another source adds no effects', () => {
    const sources = [
      { condition: one, source: 'a' },
      { condition: one, source: 'b' },
    ]
    expect(bare(sources, rules)).toEqual(bare(given(one), rules))
  })
})

describe('Exhaustion', () => {
  test('is the only condition with levels', () => {
    for (const edition of EDITIONS) {
      const { conditions } = edition
      const levelled = conditions.list.filter((condition) => {
        const [held] = heldConditions({ conditions: given(condition, condition) }, edition).filter(
          (of) => of.condition === condition,
        )
        return held?.level !== 1
      })
      expect(levelled).toEqual(conditions === srd521.conditions ? ['exhaustion'] : [])
    }
  })

  test.each([1, 2, 3, 4, 5, 6])('%i times is level %i, and compounds', (level) => {
    const times = Array.from({ length: level }, () => ({ condition: 'exhaustion' }) as const)
    expect(answers(times, srd521)).toEqual(answers([{ condition: 'exhaustion', level }], srd521))
    expect(answers(times, srd521)).toMatchObject({
      check: ['normal', -2 * level, false],
      speedFeet: 30 - 5 * level,
    })
  })

  test('seven times is no more than six', () => {
    expect(answers([{ condition: 'exhaustion', level: 7 }], srd521)).toEqual(
      answers([{ condition: 'exhaustion', level: 6 }], srd521),
    )
  })
})

describe('any number of conditions', () => {
  test.each(EDITIONS.map((rules) => ({ edition: rules.id, rules })))(
    '$edition: 200 random lists, shuffled, doubled and split',
    ({ rules }) => {
      const random = seededRandom(`conditions of ${rules.id}`)
      const below = (limit: number): number => random() % limit
      const { list } = rules.conditions
      for (let trial = 0; trial < 200; trial += 1) {
        const drawn = Array.from({ length: 1 + below(6) }, () => list[below(list.length)] ?? list[0])
        const conditions = given(...new Set(drawn))
        const shuffled = conditions
          .map((condition) => ({ condition, rank: random() }))
          .sort((a, b) => a.rank - b.rank)
          .map(({ condition }) => condition)
        expect(conditionEffects({ conditions: shuffled }, rules)).toEqual(conditionEffects({ conditions }, rules))
        const doubled = [...conditions, ...conditions.filter(({ condition }) => condition !== 'exhaustion')]
        expect(answers(doubled, rules)).toEqual(answers(conditions, rules))
        const suppressed = conditions.flatMap(({ condition }) => IMMUNE[condition] ?? [])
        const apart = conditions.filter(({ condition }) => !suppressed.includes(condition))
        const union = new Set(apart.flatMap((one) => [...effectsOf([one], rules)]))
        expect(effectsOf(conditions, rules)).toEqual(union)
      }
    },
  )
})
