import { describe, expect, test } from 'vitest'
import { at, EDITIONS, FROZEN_STARTS, freeze, playSequences, SLOTS, sequence } from '../../test/random-fights.ts'
import { seededRandom } from '../dice/random.ts'
import { apply } from './apply.ts'
import { createFight } from './create-fight.ts'
import { FIGHT_EVENT_KINDS } from './event-kinds.ts'
import { type FightEvent, handlerOf } from './events/index.ts'
import { legal } from './legal.ts'
import { replay } from './replay.ts'
import type { Creature } from './state.ts'

/** Visible changes to the figures of a creature, each with the event that reverts it. */
function changesBack(creature: Creature): readonly (readonly [what: string, there: FightEvent, back: FightEvent])[] {
  const { id, armorClass, speeds, vitals, normalHitPointMaximum: maximum, slots } = creature
  const armor = (to: number): FightEvent => ({ kind: 'set-armor-class', creature: id, armorClass: to })
  const speed = (feet: number): FightEvent => ({ kind: 'set-speed', creature: id, feet })
  const flying = (feet: number): FightEvent => ({ kind: 'set-speed', creature: id, feet, speed: 'fly-speed' })
  const left = (count: number): FightEvent => ({ kind: 'set-spell-slots', creature: id, level: 1, left: count })
  const corrected = (to: number): FightEvent => ({ kind: 'set-hit-point-maximum', creature: id, maximum: to })
  const least = 1 + Math.max(0, maximum - vitals.hitPointMaximum)
  const alive = vitals.life.kind !== 'dead'
  return [
    ['armor class up', armor(armorClass + 20), armor(armorClass)],
    ...(armorClass > 0 ? ([['armor class down', armor(armorClass - 1), armor(armorClass)]] as const) : []),
    ['speed up', speed(speeds.speed + 20), speed(speeds.speed)],
    ...(speeds.speed > 5 ? ([['speed down', speed(speeds.speed - 5), speed(speeds.speed)]] as const) : []),
    ...(speeds['fly-speed'] === undefined ? ([['special speed', flying(60), flying(0)]] as const) : []),
    ...(slots[1] > 0 ? ([['slots down', left(0), left(slots[1])]] as const) : []),
    ...(alive ? ([['maximum up', corrected(maximum + 8), corrected(maximum)]] as const) : []),
    ...(alive && maximum > least ? ([['maximum down', corrected(least), corrected(maximum)]] as const) : []),
  ]
}

describe.each(EDITIONS)('%s', (name, ruleset) => {
  // Ten thousand are played by the long tests.
  test('the invariants hold in 500 random sequences', () => {
    expect(playSequences(name, ruleset, 500).size).toBeGreaterThan(25)
  })

  test('a replay gives the same fight, and without its last event the one before', () => {
    for (let number = 0; number < 60; number += 1) {
      const start = FROZEN_STARTS[number % FROZEN_STARTS.length]
      if (start === undefined) continue
      const seed = `${name} replay ${number}`
      const { accepted, end } = sequence(ruleset, seed, start)
      const { end: before } = sequence(ruleset, seed, start, accepted.length - 1)
      expect(replay(ruleset, start, accepted, `${seed} dice`)).toMatchObject({ ok: true, value: { state: end } })
      const undone = replay(ruleset, start, accepted.slice(0, -1), `${seed} dice`)
      expect(undone).toMatchObject({ ok: true, value: { state: before } })
    }
  })

  test('changing a figure and changing it back restores the state', () => {
    const tried = new Set<string>()
    for (let number = 0; number < 60; number += 1) {
      const start = FROZEN_STARTS[number % FROZEN_STARTS.length]
      if (start === undefined) continue
      const { end } = sequence(ruleset, `${name} figures ${number}`, start)
      if (end.offers.length > 0) continue
      for (const creature of Object.values(end.creatures)) {
        for (const [what, there, back] of changesBack(creature)) {
          const gone = replay(ruleset, end, [there], 'figures')
          expect(gone.ok && gone.value.state).not.toEqual(end)
          const returned = replay(ruleset, end, [there, back], 'figures')
          expect([there, returned.ok && returned.value.state]).toEqual([there, end])
          tried.add(what)
        }
      }
    }
    expect([...tried].sort()).toEqual([
      'armor class down',
      'armor class up',
      'maximum down',
      'maximum up',
      'slots down',
      'special speed',
      'speed down',
      'speed up',
    ])
  })

  test('raising spell slots raises the total permanently', () => {
    const start = createFight({ creatures: [{ id: 'tolk', side: 'heroes', place: at(0, 0), slots: SLOTS }] })
    const more: FightEvent = { kind: 'set-spell-slots', creature: 'tolk', level: 1, left: 5 }
    const back: FightEvent = { kind: 'set-spell-slots', creature: 'tolk', level: 1, left: 2 }
    const returned = replay(ruleset, start, [more, back], 'slots')
    const { tolk } = returned.ok ? returned.value.state.creatures : {}
    expect([tolk?.slots, tolk?.slotTotals]).toEqual([SLOTS, { ...SLOTS, 1: 5 }])
  })

  test('`apply` agrees with `legal` on what is possible, and why not', () => {
    for (let number = 0; number < 40; number += 1) {
      const start = FROZEN_STARTS[number % FROZEN_STARTS.length]
      if (start === undefined) continue
      const { end } = sequence(ruleset, `${name} legal ${number}`, start)
      for (const one of legal(ruleset, end)) {
        for (const event of one.possible ? one.events : []) {
          const applied = apply(ruleset, end, event, seededRandom('legal'))
          expect([event, applied.ok]).toEqual([event, true])
          if (applied.ok) expect(freeze(applied.value)).toBe(true)
        }
        if (one.possible) continue
        const tried = handlerOf(one.kind)?.candidates({ ruleset, state: end }, one.creature) ?? []
        const reasons = tried.map((event) => apply(ruleset, end, event, seededRandom('legal')))
        expect(reasons.map(({ ok }) => ok)).not.toContain(true)
        expect(reasons[0]).toEqual({ ok: false, error: one.because })
      }
    }
  })

  test('a malformed event is refused, whatever it contains', () => {
    const oddities = [undefined, null, Number.NaN, -1, 1.5, 1e300, 'nobody', '', true, [], {}, [null], { x: 0 }]
    const random = seededRandom(`${name} malformed`)
    const { end } = sequence(ruleset, `${name} malformed`, FROZEN_STARTS[0] ?? createFight({ creatures: [] }))
    for (const kind of FIGHT_EVENT_KINDS) {
      const [event] = handlerOf(kind)?.candidates({ ruleset, state: end }, 'mira') ?? []
      const fields = Object.keys(handlerOf(kind)?.fields ?? {})
      for (const field of fields) {
        for (const oddity of oddities) {
          const odd = Object.fromEntries([...Object.entries(event ?? {}), [field, oddity]])
          const before = JSON.stringify(end)
          expect(() => Reflect.apply(apply, undefined, [ruleset, end, odd, random])).not.toThrow()
          expect(JSON.stringify(end)).toBe(before)
        }
      }
    }
  })
})
