import { describe, expect, test } from 'vitest'
import * as compendium from '../src/index.ts'

const WOLF = compendium.combatant('wolf')
const FIRE = { types: ['fire'], ability: 'dexterity' }
const ATTACK = { kind: 'attack', bonus: 5, state: 'normal', damage: '1d8', type: 'fire', attacks: 2 }
const [BITE] = compendium.blowsOf('attack', WOLF)
const SAVE = { kind: 'save', ability: 'dexterity', dc: 15, damage: '8d6', type: 'fire', onSuccess: 'half' }

/** A right call of each exported function. The figures of a creature are those of a fight, which `createFight` judges. */
const CALLS: readonly (readonly [name: string, ...values: readonly unknown[]])[] = [
  ['spell', 'fireball'],
  ['castAt', 'fireball', 5],
  ['castingBounds', 'fireball'],
  ['castingLevels', 'fireball'],
  ['figuresOfSpell', 'fireball'],
  ['creature', 'owlbear'],
  ['creatureTotals', 'owlbear'],
  ['combatant', 'owlbear'],
  ['partsOf', compendium.creature('owlbear')],
  ['characterPreset', 'fighter', 5],
  ['creatureRoles', 'attack'],
  ['targetAsks', 'attack'],
  ['blowsOf', 'attack', WOLF],
  ['targetValues', 'save-for-half', WOLF, FIRE],
  ['subjectValues', 'experience', WOLF, '1/4'],
  ['creatureValues', 'attack', { blow: BITE, target: WOLF, type: 'fire', ability: 'dexterity' }],
  ['creatureValues', 'experience', { subject: WOLF, rating: '1/4' }],
  ['oneAgainstAll', ATTACK],
  ['oneAgainstAll', SAVE],
]

/** Fields that can be left out. */
const OPTIONAL = ['ability', 'state', 'type', 'attacks', 'blow', 'target', 'subject']

/** Values made by the compendium: a caller gives them whole. */
const WHOLE: readonly unknown[] = [WOLF, BITE, compendium.creature('owlbear')]

const WRONG_VALUES: readonly unknown[] = [undefined, null, Number.NaN, 1.5, -1, 2 ** 53, 'unknown']

type Path = readonly (string | number)[]

/** The ways to the values inside the arguments of a call. */
const pathsIn = (value: unknown, path: Path = []): readonly Path[] =>
  value === null || typeof value !== 'object' || WHOLE.includes(value)
    ? [path]
    : Object.entries(value).flatMap(([key, inner]) =>
        pathsIn(inner, [...path, Array.isArray(value) ? Number(key) : key]),
      )

/** A copy of a value with another one at a path inside it. */
function withAt(value: unknown, [key, ...rest]: Path, wrong: unknown): unknown {
  if (key === undefined) return wrong
  if (Array.isArray(value)) return value.map((inner, index) => (index === key ? withAt(inner, rest, wrong) : inner))
  return { ...Object(value), [key]: withAt(Reflect.get(Object(value), key), rest, wrong) }
}

/** What is wrong with how a function takes a wrong value: it must refuse it, and not by an error of JavaScript. */
function problemOf(name: string, values: unknown): string | undefined {
  try {
    const answer: unknown = Reflect.apply(
      Reflect.get(compendium, name) as () => unknown,
      undefined,
      values as unknown[],
    )
    return Object(answer).ok === false ? undefined : 'an answer'
  } catch (error) {
    return error instanceof RangeError ? undefined : String(error)
  }
}

describe('a wrong value gives an error that says what is allowed', () => {
  test.each(CALLS.map(([name, ...values]) => ({ name, values })))('$name', ({ name, values }) => {
    const problems = pathsIn(values).flatMap((path) => {
      const field = path.findLast((key) => typeof key === 'string')
      const wrongs = WRONG_VALUES.filter((wrong) => wrong !== undefined || !OPTIONAL.includes(String(field)))
      return wrongs.flatMap((wrong) => {
        // The bonus of an attack may be negative.
        if (field === 'bonus' && wrong === -1) return []
        const problem = problemOf(name, withAt(values, path, wrong))
        return problem === undefined ? [] : [`${path.join('.')} ${String(wrong)}: ${problem}`]
      })
    })
    expect(problems).toEqual([])
    expect(problemOf(name, values)).toBe('an answer')
  })
})

test('every function has a call, but guards and what reads a file', () => {
  const functions = Object.entries(compendium).flatMap(([name, value]) => (typeof value === 'function' ? [name] : []))
  const others = functions.filter((name) => !/^is[A-Z]/.test(name) && name !== 'readParty')
  expect([...new Set(CALLS.map(([name]) => name))].sort()).toEqual(others.sort())
})
