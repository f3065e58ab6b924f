import { describe, expect, test } from 'vitest'
import { scene } from '../../test/fight-scene.ts'
import { EDITIONS, FROZEN_STARTS, freeze, sequence } from '../../test/random-fights.ts'
import { randomFrom, seededRandom } from '../dice/random.ts'
import { srd521 } from '../rulesets/srd-5-2-1.ts'
import { FINAL_REFUSAL_CODES, isFinalRefusalCode } from '../vocabulary/refusal-codes.ts'
import { apply } from './apply.ts'
import type { FightEvent } from './events/index.ts'
import { legal } from './legal.ts'
import type { Creature } from './state.ts'

/** Every die shows a 1. */
const LOWEST = randomFrom(() => 0)

const dodge: FightEvent = { kind: 'dodge', creature: 'mira' }
const run: FightEvent = {
  kind: 'move',
  creature: 'mira',
  legs: [-1, -2, -3].map((x) => ({ kind: 'square', x, y: 0 })),
}

/** How often each refusal of each kind of event is overruled in random fights. */
const OFTEN = 12

/** What a fight cannot survive: figures below 0. */
const negative = ({ spent, slots, vitals }: Creature): boolean =>
  [...Object.values(spent), ...Object.values(slots), vitals.temporaryHitPoints].some((one) => Number(one) < 0)

test('an event that a GM overrules happens, and what the rules say is returned', () => {
  const start = scene({ event: dodge })
  const once = apply(srd521, start, dodge, LOWEST)
  const tired = once.ok ? once.value.state : start
  expect(apply(srd521, tired, dodge, LOWEST)).toMatchObject({ ok: false, error: { code: 'spent' } })
  const again = apply(srd521, tired, { ...dodge, overruled: true }, LOWEST)
  expect(again).toMatchObject({ ok: true, value: { overruled: { code: 'spent', rule: 'one-thing-at-a-time' } } })
})

test('the flag alone changes nothing', () => {
  const start = scene({ event: dodge })
  expect(apply(srd521, start, { ...dodge, overruled: true }, LOWEST)).toEqual(apply(srd521, start, dodge, LOWEST))
})

test('a move beyond the Speed goes all the way, also after a Reaction', () => {
  const start = scene({ with: { mira: { speeds: { speed: 5 } } }, event: run })
  const gone = apply(srd521, start, { ...run, overruled: true }, LOWEST)
  const waiting = gone.ok ? gone.value.state : start
  expect(waiting.offers).toHaveLength(1)
  const after = apply(srd521, waiting, { kind: 'decline', creature: 'grub' }, LOWEST)
  expect(after.ok && after.value.state.creatures['mira']?.place).toEqual({ kind: 'grid', x: -3, y: 0 })
})

test('healing revives a dead creature if a GM says so', () => {
  const heal: FightEvent = { kind: 'heal', creature: 'grub', points: 4 }
  const blow: FightEvent = { kind: 'take-damage', creature: 'grub', damage: 50 }
  const hit = apply(srd521, scene({ event: blow }), blow, LOWEST)
  const dead = hit.ok ? hit.value.state : scene({ event: blow })
  expect(apply(srd521, dead, heal, LOWEST)).toMatchObject({ ok: false, error: { code: 'dead' } })
  const revived = apply(srd521, dead, { ...heal, overruled: true }, LOWEST)
  const { vitals, conditions } = (revived.ok && revived.value.state.creatures['grub']) || {}
  expect([vitals?.life, conditions]).toEqual([{ kind: 'conscious', hitPoints: 4 }, [{ condition: 'prone' }]])
})

test('what means nothing stays refused', () => {
  const start = scene({ event: dodge })
  const attack = { kind: 'attack', creature: 'tolk', target: 'grub', attack: 'lance', overruled: true } as const
  expect(apply(srd521, start, attack, LOWEST)).toMatchObject({ ok: false, error: { code: 'unknown-attack' } })
  const far: FightEvent = { ...dodge, kind: 'move', legs: [{ kind: 'square', x: 5, y: 5 }], overruled: true }
  expect(apply(srd521, start, far, LOWEST)).toMatchObject({ ok: false, error: { code: 'not-adjacent' } })
})

describe.each(EDITIONS)('%s', (name, ruleset) => {
  test('a GM can overrule every other refusal, and the fight goes on', () => {
    const overruled = new Set<string>()
    const tried = new Map<string, number>()
    for (let number = 0; number < 120; number += 1) {
      const start = FROZEN_STARTS[number % FROZEN_STARTS.length]
      if (start === undefined) continue
      const { end } = sequence(ruleset, `${name} overruled ${number}`, start, 12)
      for (const one of legal(ruleset, end)) {
        if (one.possible || isFinalRefusalCode(one.because.code)) continue
        const [event] = one.events
        if (event === undefined) continue
        const situation = `${event.kind} ${one.because.code}`
        const times = tried.get(situation) ?? 0
        if (times === OFTEN) continue
        tried.set(situation, times + 1)
        const applied = apply(ruleset, end, { ...event, overruled: true }, seededRandom('overruled'))
        if (!applied.ok) {
          expect([event, FINAL_REFUSAL_CODES]).toEqual([event, expect.arrayContaining([applied.error.code])])
          continue
        }
        const { state } = applied.value
        expect(applied.value.overruled).toEqual(one.because)
        expect([event, freeze(state), Object.values(state.creatures).some(negative)]).toEqual([event, true, false])
        expect(() => legal(ruleset, state)).not.toThrow()
        overruled.add(one.because.code)
      }
    }
    expect(overruled.size).toBeGreaterThan(10)
  })
})
