import { Ajv2020 } from 'ajv/dist/2020.js'
import { describe, expect, test } from 'vitest'
import { EDITIONS, FROZEN_STARTS, sequence } from '../../test/random-fights.ts'
import { srd521 } from '../rulesets/srd-5-2-1.ts'
import { FIGHT_SCHEMA } from './fight-schema.ts'
import { legal } from './legal.ts'
import { isFight, readFight } from './read-fight.ts'
import type { FightState } from './state.ts'

const validate = new Ajv2020({ strict: true, strictTypes: false }).compile(FIGHT_SCHEMA)

const again = (value: unknown): unknown => JSON.parse(JSON.stringify(value))

/** States of random fights, with everything that can happen in one. */
const STATES: readonly FightState[] = EDITIONS.flatMap(([name, ruleset]) =>
  Array.from({ length: 30 }, (_, number) => {
    const start = FROZEN_STARTS[number % FROZEN_STARTS.length]
    if (start === undefined) throw new Error('there is no start')
    return sequence(ruleset, `${name} stored ${number}`, start).end
  }),
)

test('every state of random fights fits the schema, and is read again from JSON', () => {
  for (const state of STATES) {
    expect([validate(again(state)), validate.errors]).toEqual([true, null])
    expect(readFight(again(state))).toEqual({ ok: true, value: state })
  }
})

/** Places inside a value, as keys from the outside. */
function placesIn(value: unknown, path: readonly string[] = []): (readonly string[])[] {
  if (typeof value !== 'object' || value === null) return [path]
  return [path, ...Object.entries(value).flatMap(([key, inner]) => placesIn(inner, [...path, key]))]
}

/** A copy with another value at a place, or without that place. */
function changed(value: unknown, [key, ...rest]: readonly string[], wrong: unknown): unknown {
  if (key === undefined) return wrong
  const copy = again(value)
  let inside = copy as Record<string, unknown>
  for (const step of [key, ...rest].slice(0, -1)) inside = inside[step] as Record<string, unknown>
  const last = rest.at(-1) ?? key
  if (wrong === undefined) delete inside[last]
  else inside[last] = wrong
  return copy
}

describe('a stored fight with one change is refused with its place, or can be played on', () => {
  test.each([undefined, null, 'unknown', -1.5, 2 ** 53, true, [], {}].map((wrong) => [wrong]))('%j', (wrong) => {
    const state = again(STATES.find(({ phase }) => phase.kind === 'turn'))
    for (const place of placesIn(state)) {
      // A removed entry of a list moves the others up, as if it had never been there.
      if (wrong === undefined && /^\d+$/.test(place.at(-1) ?? '')) continue
      const value = changed(state, place, wrong)
      const read = readFight(value)
      const pointer = place.map((key) => `/${key.replaceAll('/', '~1')}`).join('')
      if (read.ok) expect(() => legal(srd521, read.value)).not.toThrow()
      else
        expect([
          pointer,
          read.error.path.startsWith(pointer) ||
            pointer.endsWith('/kind') ||
            place.length < 3 ||
            // An attack that a special action makes is missed there.
            (/\/attacks(?:\/\d+\/id)?$/.test(pointer) && read.error.path.endsWith('/makes/attack')),
        ]).toEqual([pointer, true])
      if (!validate(value)) expect([pointer, read.ok]).toEqual([pointer, false])
    }
  })
})

const [STATE] = STATES
test.each([
  ['nothing', null, { code: 'wrong-value', path: '', found: null }],
  ['no version', { ...STATE, version: undefined }, { code: 'missing', path: '/version', expected: { const: 1 } }],
  ['a later version', { ...STATE, version: 2 }, { code: 'wrong-value', path: '/version', found: 2 }],
  ['an unknown field', { ...STATE, weather: 'rain' }, { code: 'unknown-field', path: '/weather' }],
  ['a creature that is not there', { ...STATE, order: ['nobody'] }, { path: '/order/0', found: 'nobody' }],
  ['a phase of a creature that is not there', { ...STATE, phase: { kind: 'turn', of: 'x' } }, { path: '/phase/of' }],
  ['a phase without its creature', { ...STATE, phase: { kind: 'turn' } }, { code: 'missing', path: '/phase/of' }],
  ['a phase of no kind', { ...STATE, phase: { kind: 'pause' } }, { code: 'wrong-value', path: '/phase' }],
])('%s', (_, value, error) => {
  expect(readFight(value)).toMatchObject({ ok: false, error })
  expect(isFight(value)).toBe(false)
})
