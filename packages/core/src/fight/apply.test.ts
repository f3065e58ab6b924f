import { describe, expect, test } from 'vitest'
import { faces, scene } from '../../test/fight-scene.ts'
import { seededRandom } from '../dice/random.ts'
import type { Ruleset } from '../rulesets/ruleset.ts'
import { srd521 } from '../rulesets/srd-5-2-1.ts'
import { apply } from './apply.ts'
import { createFight } from './create-fight.ts'
import { legal } from './legal.ts'
import { replay } from './replay.ts'
import { strikeOdds } from './strike-odds.ts'

const START = scene({ event: { kind: 'end-turn', creature: 'mira' } })

// events as they come from JSON, where nothing has checked their shape
// biome-ignore format: a table
const MALFORMED: readonly (readonly [json: string, code: string])[] = [
  ['null', 'unknown-event'],
  ['7', 'unknown-event'],
  ['[]', 'unknown-event'],
  ['{}', 'unknown-event'],
  ['{ "kind": "constructor" }', 'unknown-event'],
  ['{ "kind": "__proto__" }', 'unknown-event'],
  ['{ "kind": ["dodge"] }', 'unknown-event'],
  ['{ "kind": { "toString": 1, "valueOf": 1 } }', 'unknown-event'],
  ['{ "kind": "dodge" }', 'malformed'],
  ['{ "kind": "dodge", "creature": "mira", "overruled": 1 }', 'malformed'],
  ['{ "kind": "dodge", "creature": "nobody", "overruled": true }', 'unknown-creature'],
  ['{ "kind": "dodge", "creature": "__proto__" }', 'unknown-creature'],
  ['{ "kind": "dodge", "creature": "constructor" }', 'unknown-creature'],
  ['{ "kind": "move", "creature": "mira", "legs": [{ "kind": "square", "x": -0, "y": 1 }] }', 'malformed'],
  ['{ "kind": "force-save", "targets": [null], "ability": "wisdom", "dc": 10 }', 'malformed'],
  ['{ "kind": "force-save", "targets": [{ "creature": "grub" }], "ability": "toString", "dc": 10 }', 'malformed'],
  ['{ "kind": "add-condition", "creature": "grub", "condition": "constructor" }', 'no-such-condition'],
  ['{ "kind": "heal", "creature": "mira", "points": 1e999 }', 'malformed'],
  ['{ "kind": "dodge", "creature": "mira", "overuled": true }', 'unknown-field'],
  ['{ "kind": "dodge", "creature": "mira", "__proto__": {}, "constructor": 1 }', 'unknown-field'],
]

describe('a malformed event is refused', () => {
  test.each(MALFORMED)('%s', (json, code) => {
    const event = JSON.parse(json)
    expect(apply(srd521, START, event, faces([]).random)).toMatchObject({ ok: false, error: { code } })
    expect(replay(srd521, START, [event], 'a')).toMatchObject({ ok: false, error: { code, event: 0 } })
  })

  test('a list with holes', () => {
    const event = { kind: 'long-rest', creatures: new Array<string>(1) } as const
    expect(apply(srd521, START, event, faces([]).random)).toMatchObject({ ok: false, error: { code: 'malformed' } })
  })
})

test('the id of an edition in place of the edition throws an error that names it', () => {
  const [id, fight] = ['srd-5.1' as unknown as Ruleset, createFight({ creatures: [] })]
  const event = { kind: 'roll-initiative' } as const
  for (const run of [
    () => apply(id, fight, event, seededRandom('a')),
    () => legal(id, fight),
    () => strikeOdds({ ruleset: id, state: fight }, event),
  ]) {
    expect(run).toThrow(RangeError)
    expect(run).toThrow("ruleset is 'srd-5.1'; it must be an edition")
  }
})
