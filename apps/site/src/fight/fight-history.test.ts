import type { FightEvent } from '@rulestone/core'
import { expect, test } from 'vitest'
import { nextDice, readFaces } from './acts/needed-dice.ts'
import { joinEvents, namesFor } from './creatures/newcomers.ts'
import { PRESETS } from './creatures/presets.ts'
import { type Fight, newFight, readDocument, writeDocument } from './fight-document.ts'
import {
  addAct,
  addActAndGoOn,
  currentSnapshot,
  hasBegun,
  inEdition,
  redo,
  undo,
  withoutCreature,
} from './fight-history.ts'

const NEW = newFight('7')

/** The fight after acts that the rules must allow. */
function after(fight: Fight, ...acts: readonly (readonly FightEvent[])[]): Fight {
  return acts.reduce((so, events) => {
    const next = addActAndGoOn(so, { events })
    if (!next.ok) throw new RangeError(`${next.error.code} at ${next.error.event.kind}`)
    return next.value
  }, fight)
}

const joins = (id: string, fight: Fight): readonly FightEvent[] => {
  const preset = PRESETS.find((one) => one.id === id)
  return preset === undefined
    ? []
    : joinEvents(currentSnapshot(fight).state, `@${id}`, preset.newcomer, { side: preset.side })
}

const [MIRA, BEAST] = ['@mira', '@beast']
const withMira = after(NEW, joins('mira', NEW))
const both = after(withMira, joins('beast', withMira))
const roll = (mira: number, beast: number, surprised: readonly string[] = []): FightEvent => ({
  kind: 'roll-initiative',
  surprised,
  counts: [
    { creature: MIRA, count: mira },
    { creature: BEAST, count: beast },
  ],
})
const started = after(both, [roll(18, 4)])
const strike = [
  { kind: 'set-distance', creature: MIRA, target: BEAST, feet: 5 },
  { kind: 'attack', creature: MIRA, target: BEAST, attack: 'longsword' },
] as const

const hitPoints = (fight: Fight, id: string): unknown => currentSnapshot(fight).state.creatures[id]?.vitals.life

test('the presets: Mira has AC 18 and 12 Hit Points (chain mail and Shield; d10 + 2), and every preset can join', () => {
  expect(currentSnapshot(withMira).state.creatures[MIRA]).toMatchObject({
    armorClass: 18,
    vitals: { hitPointMaximum: 12 },
  })
  for (const { id } of PRESETS) expect(after(NEW, joins(id, NEW)).document.done).toBe(1)
})

test('copies are numbered, and names are unique', () => {
  expect(namesFor('Wolf', 1, [])).toEqual(['Wolf'])
  expect(namesFor('Wolf', 3, [])).toEqual(['Wolf 1', 'Wolf 2', 'Wolf 3'])
  expect(namesFor('Wolf', 2, ['Wolf 1', 'Wolf 2'])).toEqual(['Wolf 3', 'Wolf 4'])
  expect(namesFor('Wolf', 1, ['Wolf'])).toEqual(['Wolf 2'])
  expect(namesFor('狼', 2, [])).toEqual(['狼1', '狼2'])
})

test('undo and redo step through the acts; a new act discards the undone ones', () => {
  const hurt = after(started, [{ kind: 'take-damage', creature: BEAST, damage: 5 }])
  expect(hitPoints(hurt, BEAST)).toEqual({ kind: 'conscious', hitPoints: 8 })
  expect(hitPoints(undo(hurt), BEAST)).toEqual({ kind: 'conscious', hitPoints: 13 })
  expect(redo(undo(hurt))).toEqual(hurt)
  expect(redo(hurt)).toBe(hurt)
  expect(undo(NEW).document.done).toBe(0)
  const other = after(undo(hurt), [{ kind: 'take-damage', creature: BEAST, damage: 1 }])
  expect(other.document.acts).toHaveLength(hurt.document.acts.length)
})

test('automatic rolls are the same after redo', () => {
  const rolled = after(started, strike)
  expect(redo(undo(rolled))).toEqual(rolled)
  expect(after(started, strike)).toEqual(rolled)
})

test('asks for real dice as the rules need them, and uses the answers', () => {
  expect(nextDice(currentSnapshot(started), strike, [])).toEqual({ count: 1, sides: 20, by: MIRA })
  expect(nextDice(currentSnapshot(started), strike, [2])).toBeUndefined()
  expect(nextDice(currentSnapshot(started), strike, [15])).toEqual({ count: 1, sides: 8 })
  expect(nextDice(currentSnapshot(started), strike, [20])).toEqual({ count: 2, sides: 8 })
  expect(nextDice(currentSnapshot(started), strike, [15, 6])).toBeUndefined()
  // 15 + 3 + 2 hits AC 12; 6 + 3 of 13 leaves 4.
  const hit = addAct(started, { events: strike, dice: [15, 6] })
  expect(hit.ok && hitPoints(hit.value, BEAST)).toEqual({ kind: 'conscious', hitPoints: 4 })
})

test.each([
  ['8', 2, 6, [6, 2]],
  ['3 5', 2, 6, [3, 5]],
  ['2', 2, 6, [1, 1]],
  ['12', 2, 6, [6, 6]],
  ['1', 2, 6, undefined],
  ['13', 2, 6, undefined],
  ['7 1', 2, 6, undefined],
  ['20', 1, 20, [20]],
  ['๓ ๕', 2, 6, [3, 5]],
  ['３，５', 2, 6, [3, 5]],
  ['21', 1, 20, undefined],
  ['0', 1, 20, undefined],
  ['', 1, 20, undefined],
  ['-3', 1, 20, undefined],
  ['ten', 1, 20, undefined],
])('reads %s as a roll of %sd%s', (text, count, sides, faces) => {
  expect(readFaces(text, { count, sides })).toEqual(faces)
})

test('the first turn begins with the combat, in the same act, unless a tie has to be decided', () => {
  expect(currentSnapshot(started).state.phase).toEqual({ kind: 'turn', of: MIRA })
  expect(currentSnapshot(undo(started)).state.phase).toEqual({ kind: 'no-combat' })
  const tied = after(both, [roll(12, 12)])
  expect(currentSnapshot(tied).state.phase).toEqual({ kind: 'between-turns', next: MIRA })
  const decided = after(tied, [{ kind: 'set-initiative', creature: BEAST, count: 12, before: MIRA }])
  expect(currentSnapshot(decided).state.phase).toEqual({ kind: 'between-turns', next: BEAST })
})

test('the next turn starts automatically', () => {
  expect(currentSnapshot(after(started, [{ kind: 'end-turn', creature: MIRA }])).state.phase).toEqual({
    kind: 'turn',
    of: BEAST,
  })
})

test('the next turn waits as long as a creature can take a legendary action', () => {
  const roar = { id: 'Roar', takes: 'legendary-action' } as const
  const legend = joinEvents(
    currentSnapshot(both).state,
    'Legend',
    { kind: 'monster', hitPointMaximum: 30, specialActions: [roar], legendaryUses: 1 },
    { side: 'foes' },
  )
  const rolled = roll(18, 4)
  const counts = 'counts' in rolled ? [...(rolled.counts ?? []), { creature: 'Legend', count: 20 }] : []
  const all = after(both, legend, [{ kind: 'roll-initiative', counts }])
  const phase = (fight: Fight) => currentSnapshot(fight).state.phase
  expect(phase(all)).toEqual({ kind: 'turn', of: 'Legend' })
  // Nothing comes after its own turn.
  const first = after(all, [{ kind: 'end-turn', creature: 'Legend' }])
  expect(phase(first)).toEqual({ kind: 'turn', of: MIRA })
  const waiting = after(first, [{ kind: 'end-turn', creature: MIRA }])
  expect(phase(waiting)).toEqual({ kind: 'between-turns', next: BEAST })
  const roared = after(waiting, [{ kind: 'special-action', creature: 'Legend', action: 'Roar' }])
  expect(phase(roared)).toEqual({ kind: 'turn', of: BEAST })
  expect(phase(after(waiting, [{ kind: 'begin-turn', creature: BEAST }]))).toEqual({ kind: 'turn', of: BEAST })
})

test('the turn of a creature that dies on it ends, in the same act; others that are dead have no turn', () => {
  const [first, second] = ['Crow 1', 'Crow 2']
  const crows = after(started, [
    ...[first, second].map(
      (id): FightEvent => ({
        kind: 'join',
        entering: { id, side: 'foes', kind: 'monster', place: { kind: 'ranges' }, hitPointMaximum: 1 },
        count: 3,
      }),
    ),
    { kind: 'take-damage', creature: first, damage: 1 },
  ])
  const beasts = after(crows, [{ kind: 'end-turn', creature: MIRA }])
  const dead = after(beasts, [{ kind: 'take-damage', creature: BEAST, damage: 13 }])
  expect(hitPoints(dead, BEAST)).toMatchObject({ kind: 'dead' })
  expect(currentSnapshot(dead).state.phase).toEqual({ kind: 'turn', of: second })
  expect(currentSnapshot(undo(dead)).state.phase).toEqual({ kind: 'turn', of: BEAST })
})

test('an act that the rules refuse is an error', () => {
  expect(addAct(started, { events: [{ kind: 'dodge', creature: BEAST }] })).toMatchObject({
    ok: false,
    error: { code: 'not-its-turn', creature: BEAST, event: { kind: 'dodge' } },
  })
})

test('removing a creature removes its acts, unless later acts need it', () => {
  const less = withoutCreature(both, MIRA)
  expect(less.ok && Object.keys(currentSnapshot(less.value).state.creatures)).toEqual([BEAST])
  expect(withoutCreature(started, MIRA)).toMatchObject({ ok: false })
})

test('a creature with unknown Hit Points never drops', () => {
  const fight = after(
    NEW,
    joinEvents(currentSnapshot(NEW).state, 'Wolf', { hitPointMaximum: 'untold' }, { side: 'foes' }),
  )
  const hurt = after(fight, [{ kind: 'take-damage', creature: 'Wolf', damage: 9999 }])
  expect(hitPoints(hurt, 'Wolf')).toEqual({ kind: 'conscious', hitPoints: 90_001 })
})

test('reads an old fight with a maximum of 100,000 Hit Points as one with unknown Hit Points', () => {
  const { document } = after(
    NEW,
    joinEvents(currentSnapshot(NEW).state, 'Wolf', { hitPointMaximum: 'untold' }, { side: 'foes' }),
  )
  const read = readDocument(writeDocument(document).replace('"untold"', '100000'))
  expect(read).toMatchObject({ ok: true, value: { document } })
})

test('a written fight is read back with its undone acts', () => {
  const fight = undo(after(started, [{ kind: 'take-damage', creature: BEAST, damage: 5 }]))
  expect(readDocument(writeDocument(fight.document))).toEqual({ ok: true, value: fight })
})

test('drops undone acts that cannot be redone', () => {
  const { document } = undo(after(started, [{ kind: 'take-damage', creature: BEAST, damage: 5 }]))
  const text = JSON.stringify({ ...document, acts: [...document.acts, { events: [{ kind: 'nope' }] }] })
  expect(readDocument(text)).toMatchObject({ ok: true, value: { document } })
  const alone = readDocument(JSON.stringify({ ...NEW.document, acts: [{ events: [{ kind: 'nope' }] }] }))
  expect(alone).toMatchObject({ ok: true, value: { document: { acts: [], done: 0 } } })
})

const DOCUMENT = { format: 'rulestone-fight', version: 1, seed: 's', acts: [], done: 0 }

test.each([
  ['', { code: 'not-json' }],
  ['{"format":', { code: 'not-json' }],
  ['null', { code: 'not-a-fight' }],
  ['[]', { code: 'not-a-fight' }],
  ['{}', { code: 'not-a-fight' }],
  [JSON.stringify({ ...DOCUMENT, version: 3 }), { code: 'other-version', got: '3' }],
  [JSON.stringify({ ...DOCUMENT, version: 2 }), { code: 'not-a-fight' }],
  [JSON.stringify({ ...DOCUMENT, done: 1 }), { code: 'not-a-fight' }],
  [JSON.stringify({ ...DOCUMENT, acts: [{ events: [] }] }), { code: 'not-a-fight' }],
  [JSON.stringify({ ...DOCUMENT, acts: [{ events: [null] }] }), { code: 'not-a-fight' }],
  [
    JSON.stringify({ ...DOCUMENT, acts: [{ events: [{ kind: 'what' }] }], done: 1 }),
    { code: 'refused', refusal: { act: 0, code: 'unknown-event' } },
  ],
  [
    JSON.stringify({ ...DOCUMENT, acts: [{ events: [{ kind: 'join', entering: { id: 'a' } }] }], done: 1 }),
    { code: 'refused', refusal: { act: 0, code: 'malformed', at: 'entering' } },
  ],
])('rejects the file “%s”', (text, error) => {
  expect(readDocument(text)).toMatchObject({ ok: false, error })
})

test('the edition can be changed until the fight starts, is saved, and decides the rules', () => {
  const playtest = inEdition(both, 'next-2012')
  expect(playtest?.document.ruleset).toBe('next-2012')
  expect(inEdition(started, 'next-2012')).toBeUndefined()
  expect([both, started].map(hasBegun)).toEqual([false, true])
  if (playtest === undefined) return
  const fight = after(playtest, [roll(18, 4, [MIRA])])
  // Surprise in 2012: no action before the first turn has ended.
  expect(addAct(fight, { events: [{ kind: 'dodge', creature: MIRA }] })).toMatchObject({ error: { code: 'surprised' } })
  // 12 Hit Points − 15 = −3: below 0 in 2012, and no Temporary Hit Points.
  const down = after(fight, [{ kind: 'take-damage', creature: MIRA, damage: 15 }])
  expect(hitPoints(down, MIRA)).toEqual({ kind: 'dying', successes: 0, failures: 0, hitPoints: -3 })
  const again = readDocument(writeDocument(down.document))
  expect(again).toMatchObject({ ok: true, value: { document: { version: 2, ruleset: 'next-2012' } } })
  expect(again.ok && again.value.snapshots).toEqual(down.snapshots)
  expect(redo(undo(down))).toEqual(down)
})

// SRD 5.1, Monsters, Grapple Rules for Monsters (page 259)
test('a fight under the rules of 2014 opens under them, with the escape DC of a grapple', () => {
  const older = inEdition(both, 'srd-5.1')
  if (older === undefined) throw new RangeError('the fight has begun')
  const held = after(
    older,
    [roll(18, 4)],
    [
      { kind: 'set-distance', creature: MIRA, target: BEAST, feet: 5 },
      { kind: 'add-condition', creature: MIRA, condition: 'grappled', source: BEAST, escapeDc: 16 },
    ],
  )
  const again = readDocument(writeDocument(held.document))
  expect(again).toMatchObject({ ok: true, value: { document: { ruleset: 'srd-5.1' } } })
  if (!again.ok) return
  expect(again.value.snapshots).toEqual(held.snapshots)
  expect(currentSnapshot(again.value).state.creatures[MIRA]?.conditions).toEqual([
    { condition: 'grappled', source: BEAST, escapeDc: 16 },
  ])
})

test('reads a fight of version 1 as SRD 5.2.1, and rejects unknown rules by name', () => {
  const { ruleset: _, ...old } = started.document
  const read = readDocument(JSON.stringify({ ...old, version: 1 }))
  expect(read).toMatchObject({ ok: true, value: { document: { version: 2, ruleset: 'srd-5.2.1' } } })
  const unknown = readDocument(JSON.stringify({ ...started.document, ruleset: 'other' }))
  expect(unknown).toEqual({ ok: false, error: { code: 'other-rules', got: 'other' } })
})

test('manual changes can be undone and redone', () => {
  const changed = after(started, [
    { kind: 'set-armor-class', creature: BEAST, armorClass: 15 },
    { kind: 'set-hit-point-maximum', creature: BEAST, maximum: 20 },
    { kind: 'set-speed', creature: BEAST, feet: 20 },
  ])
  expect(currentSnapshot(changed).state.creatures[BEAST]).toMatchObject({ armorClass: 15, speeds: { speed: 20 } })
  expect(hitPoints(changed, BEAST)).toEqual({ kind: 'conscious', hitPoints: 20 })
  expect(currentSnapshot(undo(changed)).state).toEqual(currentSnapshot(started).state)
  expect(redo(undo(changed))).toEqual(changed)
})

test('between fights: a Short Rest with the Hit Die of the class, and the next combat', () => {
  const rested = after(
    started,
    [{ kind: 'take-damage', creature: MIRA, damage: 9 }],
    [{ kind: 'end-combat', agreed: true }],
  )
  // Mira’s d10 shows 4: 4 + 2 of 9 lost.
  const short = addAct(rested, {
    events: [{ kind: 'short-rest', resters: [{ creature: MIRA, hitDice: 1 }] }],
    dice: [4],
  })
  expect(short.ok && hitPoints(short.value, MIRA)).toEqual({ kind: 'conscious', hitPoints: 9 })
  const long = after(rested, [{ kind: 'long-rest', creatures: [MIRA] }], [{ kind: 'roll-initiative' }])
  expect(hitPoints(long, MIRA)).toEqual({ kind: 'conscious', hitPoints: 12 })
})
