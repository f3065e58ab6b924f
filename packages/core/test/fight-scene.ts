import { expect } from 'vitest'
import { apply, createFight, type FightEvent, type FightState, type NewCreature } from '../src/fight/index.ts'
import type { Refusal } from '../src/fight/refusal.ts'
import type { Ruleset } from '../src/rulesets/ruleset.ts'
import { srd521 } from '../src/rulesets/srd-5-2-1.ts'
import { scriptedRandom } from './scripted-random.ts'

/** The faces that dice must show, as a generator that must be used up. */
export const faces = (numbers: readonly number[]) => scriptedRandom(numbers.map((face) => face - 1))

/** The value at a path such as `creatures.mira.vitals.life.hitPoints`. */
export const look = (value: unknown, path: string): unknown =>
  path
    .split('.')
    .reduce((inner: unknown, key) => (inner instanceof Object ? Reflect.get(inner, key) : undefined), value)

/** One event in a fight of a few creatures, with the consequences by the rules. */
export interface Scene {
  readonly ruleset?: Ruleset
  /** what is unusual about each creature, by its id */
  readonly with?: Readonly<Record<string, Partial<NewCreature>>>
  readonly change?: (state: FightState) => FightState
  readonly before?: readonly FightEvent[]
  readonly event: FightEvent
  /** the faces of the dice, including those of the events before */
  readonly dice?: readonly number[]
  readonly after?: Readonly<Record<string, unknown>>
  readonly refused?: Partial<Refusal>
}

const at = (x: number, y: number) => ({ kind: 'grid', x, y }) as const

const CLUB = { id: 'club', damage: '1d4', damageType: 'bludgeoning' } as const
const BOW = {
  id: 'bow',
  kinds: ['ranged'],
  ability: 'dexterity',
  damage: '1d8',
  damageType: 'piercing',
  rangeFeet: 80,
  longFeet: 320,
} as const

/**
 * Mira (a hero, whose turn it is), her friend Tolk two squares below, and Grub (a monster) beside her. All are average:
 * AC 10, 10 Hit Points, no ability modifiers, a Proficiency Bonus of 2, a Speed of 30 feet, a club and a bow.
 */
export function scene({ with: changes = {}, change = (state) => state }: Scene): FightState {
  const usual = { attacks: [CLUB, BOW], hitPointMaximum: 10 }
  const creatures: readonly NewCreature[] = [
    { id: 'mira', side: 'heroes', place: at(0, 0), ...usual, ...changes['mira'] },
    { id: 'tolk', side: 'heroes', place: at(0, 2), ...usual, ...changes['tolk'] },
    { id: 'grub', side: 'monsters', kind: 'monster', place: at(1, 0), ...usual, ...changes['grub'] },
  ]
  const order = creatures.map(({ id }) => id)
  return change({ ...createFight({ creatures }), order, round: 1, phase: { kind: 'turn', of: 'mira' } })
}

/** The creature with these Hit Points. */
export const withHitPoints =
  (id: string, hitPoints: number) =>
  (state: FightState): FightState => {
    const creature = state.creatures[id]
    if (creature === undefined) return state
    const vitals = { ...creature.vitals, life: { kind: 'conscious', hitPoints } as const }
    return { ...state, creatures: { ...state.creatures, [id]: { ...creature, vitals } } }
  }

/** Plays a scene and compares the result. */
export function playScene(one: Scene): void {
  const { ruleset = srd521, before = [], event, dice = [], after = {}, refused } = one
  const { random, expectUsedUp } = faces(dice)
  let state = scene(one)
  for (const earlier of before) {
    const applied = apply(ruleset, state, earlier, random)
    expect(applied).toMatchObject({ ok: true })
    if (applied.ok) state = applied.value.state
  }
  const applied = apply(ruleset, state, event, random)
  if (refused !== undefined) {
    expect(applied).toMatchObject({ ok: false, error: refused })
  } else {
    expect(applied).toMatchObject({ ok: true })
    const seen = applied.ok ? applied.value : undefined
    expect(Object.fromEntries(Object.keys(after).map((path) => [path, look(seen?.state, path)]))).toEqual(after)
    expect(JSON.parse(JSON.stringify(seen))).toStrictEqual(seen)
  }
  expectUsedUp()
}
