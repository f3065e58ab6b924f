import { expect, test } from 'vitest'
import { faces, look } from '../../test/fight-scene.ts'
import { srd521 } from '../rulesets/srd-5-2-1.ts'
import { apply } from './apply.ts'
import { createFight } from './create-fight.ts'
import type { FightEvent } from './events/index.ts'
import { replay } from './replay.ts'
import type { FightState, Leg } from './state.ts'

const at = (x: number, y: number) => ({ kind: 'grid', x, y }) as const
const to = (x: number, y: number): Leg => ({ kind: 'square', x, y })

/** Two characters of our own against two monsters of our own. */
const START = createFight({
  creatures: [
    {
      id: 'brannoc',
      side: 'travelers',
      place: at(0, 0),
      hitPointMaximum: 12,
      armorClass: 16,
      abilities: { strength: 16, dexterity: 12, constitution: 14 },
      attacks: [{ id: 'longsword', damage: '1d8', damageType: 'slashing' }],
      hitDice: { sides: 10, left: 1, total: 1 },
    },
    {
      id: 'ysolde',
      side: 'travelers',
      place: at(0, 2),
      hitPointMaximum: 8,
      armorClass: 12,
      abilities: { dexterity: 14, wisdom: 16 },
      slots: { 1: 2, 2: 0, 3: 0, 4: 0, 5: 0, 6: 0, 7: 0, 8: 0, 9: 0 },
      attacks: [
        {
          id: 'bolt',
          kinds: ['ranged'],
          by: 'spell',
          ability: 'wisdom',
          damage: '1d10',
          damageType: 'fire',
          rangeFeet: 120,
        },
      ],
    },
    {
      id: 'gnarl',
      side: 'bandits',
      kind: 'monster',
      place: at(4, 0),
      hitPointMaximum: 11,
      armorClass: 13,
      abilities: { strength: 14, wisdom: 8 },
      attacks: [{ id: 'mace', damage: '1d6', damageType: 'bludgeoning' }],
    },
    {
      id: 'snick',
      side: 'bandits',
      kind: 'monster',
      size: 'small',
      place: at(6, 2),
      hitPointMaximum: 7,
      armorClass: 14,
      abilities: { dexterity: 15 },
      attacks: [{ id: 'dagger', ability: 'dexterity', damage: '1d4', damageType: 'piercing' }],
    },
  ],
})

const points = (id: string) => `creatures.${id}.vitals.life.hitPoints`
const life = (id: string) => `creatures.${id}.vitals.life.kind`
const spent = (id: string, what: string) => `creatures.${id}.spent.${what}`
const conditions = (id: string) => `creatures.${id}.conditions`

/** An event, the faces of its dice, and what holds after it; the row names the page of SRD 5.2.1. */
type Row = readonly [what: string, event: FightEvent, dice: readonly number[], then: Readonly<Record<string, unknown>>]

// biome-ignore format: a table
const ROWS: readonly Row[] = [
  // 15 + 1, 10 + 2, 12 + 0, 5 + 2; the GM puts the monster of the tie first
  ['Initiative and a tie (page 13)', { kind: 'roll-initiative', decided: ['gnarl', 'ysolde'] }, [15, 10, 12, 5],
    { order: ['brannoc', 'gnarl', 'ysolde', 'snick'], round: 1, phase: { kind: 'between-turns', next: 'brannoc' } }],
  ['the first turn (page 13)', { kind: 'begin-turn', creature: 'brannoc' }, [], { phase: { kind: 'turn', of: 'brannoc' } }],
  ['three squares (page 13)', { kind: 'move', creature: 'brannoc', legs: [to(1, 0), to(2, 0), to(3, 0)] }, [],
    { 'creatures.brannoc.place': at(3, 0), [spent('brannoc', 'movementFeet')]: 15 }],
  // 11 + 3 + 2 = 16 against 13; 5 + 3 = 8 of 11
  ['a hit (pages 7 and 16)', { kind: 'attack', creature: 'brannoc', target: 'gnarl', attack: 'longsword' }, [11, 5],
    { [points('gnarl')]: 3, [spent('brannoc', 'action')]: true }],
  ['the turn ends (page 13)', { kind: 'end-turn', creature: 'brannoc' }, [], { phase: { kind: 'between-turns', next: 'gnarl' } }],
  ['the next in the order (page 13)', { kind: 'begin-turn', creature: 'gnarl' }, [], { round: 1 }],
  // a natural 20: 2d6 = 4 + 5, and 2 once: 11 of 12
  ['a Critical Hit (page 16)', { kind: 'attack', creature: 'gnarl', target: 'brannoc', attack: 'mace' }, [20, 4, 5],
    { [points('brannoc')]: 1 }],
  ['out of reach, the attack comes right before (page 15)', { kind: 'move', creature: 'gnarl', legs: [to(5, 0)] }, [],
    { offers: [{ kind: 'opportunity-attack', by: 'brannoc', against: ['gnarl'], attacks: ['longsword', 'unarmed-strike'] }],
      'creatures.gnarl.place': at(4, 0), [spent('gnarl', 'movementFeet')]: 0 }],
  // 6 + 3 + 2 = 11 against 13; then the move goes on
  ['an Opportunity Attack that misses (page 15)', { kind: 'opportunity-attack', creature: 'brannoc', target: 'gnarl', attack: 'longsword' }, [6],
    { [points('gnarl')]: 3, [spent('brannoc', 'reaction')]: true, 'creatures.gnarl.place': at(5, 0), [spent('gnarl', 'movementFeet')]: 5, offers: [], pendingMove: 'none' }],
  ['the turn ends (page 13)', { kind: 'end-turn', creature: 'gnarl' }, [], {}],
  ['a spellcaster’s turn (page 13)', { kind: 'begin-turn', creature: 'ysolde' }, [], { phase: { kind: 'turn', of: 'ysolde' } }],
  ['a spell with a slot and Concentration (pages 104 and 179)', { kind: 'magic', creature: 'ysolde', effect: 'binding light', level: 1, slot: 1, concentration: true }, [],
    { 'creatures.ysolde.slots.1': 1, 'creatures.ysolde.concentration': { effect: 'binding light', conditions: [] }, [spent('ysolde', 'action')]: true }],
  // 9 - 1 = 8 against 13
  ['a failed Wisdom save (page 7)', { kind: 'force-save', source: 'ysolde', targets: [{ creature: 'gnarl' }], ability: 'wisdom', dc: 13, condition: { condition: 'restrained', concentration: 'ysolde' } }, [9],
    { [conditions('gnarl')]: [{ condition: 'restrained', source: 'ysolde' }],
      'creatures.ysolde.concentration.conditions': [{ creature: 'gnarl', condition: 'restrained' }] }],
  ['the turn ends (page 13)', { kind: 'end-turn', creature: 'ysolde' }, [], {}],
  ['the last of the round (page 13)', { kind: 'begin-turn', creature: 'snick' }, [], { round: 1 }],
  // 10 feet from Brannoc at the nearest: nothing is provoked
  ['25 of 30 feet past a reach of 5 (pages 13 and 15)', { kind: 'move', creature: 'snick', legs: [to(5, 2), to(4, 2), to(3, 2), to(2, 2), to(1, 2)] }, [],
    { 'creatures.snick.place': at(1, 2), [spent('snick', 'movementFeet')]: 25, offers: [] }],
  // 14 + 2 + 2 = 18 against 12; 3 + 2 = 5 of 8; half of 5 is 2, so that the DC is 10: 12 + 0 holds
  ['damage against Concentration (page 179)', { kind: 'attack', creature: 'snick', target: 'ysolde', attack: 'dagger' }, [14, 3, 12],
    { [points('ysolde')]: 3, 'creatures.ysolde.concentration.effect': 'binding light' }],
  ['the round ends (page 13)', { kind: 'end-turn', creature: 'snick' }, [], { round: 2, phase: { kind: 'between-turns', next: 'brannoc' } }],
  ['the Reaction is back (page 10)', { kind: 'begin-turn', creature: 'brannoc' }, [], { [spent('brannoc', 'reaction')]: false, [spent('brannoc', 'movementFeet')]: 0 }],
  ['one square (page 13)', { kind: 'move', creature: 'brannoc', legs: [to(4, 0)] }, [], { [spent('brannoc', 'movementFeet')]: 5 }],
  // Advantage against the Restrained: 15 of 4 and 15, 15 + 5 = 20; 2 + 3 = 5 of 3: a monster dies at 0
  ['Advantage and a monster’s death (pages 17 and 187)', { kind: 'attack', creature: 'brannoc', target: 'gnarl', attack: 'longsword' }, [4, 15, 2],
    { [life('gnarl')]: 'dead' }],
  ['the dead take no turn (page 180)', { kind: 'end-turn', creature: 'brannoc' }, [], { phase: { kind: 'between-turns', next: 'ysolde' } }],
  ['her second turn (page 13)', { kind: 'begin-turn', creature: 'ysolde' }, [], { [spent('ysolde', 'action')]: false }],
  ['a cantrip needs no slot (page 104)', { kind: 'magic', creature: 'ysolde', effect: 'bolt', level: 0, attackRolls: 1 }, [], { 'creatures.ysolde.slots.1': 1 }],
  // an enemy within 5 feet: 9 of 18 and 9, 9 + 3 + 2 = 14 against 14; 4 of 7
  ['a ranged attack in close combat (page 15)', { kind: 'attack', creature: 'ysolde', target: 'snick', attack: 'bolt' }, [18, 9, 4],
    { [points('snick')]: 3 }],
  ['the turn ends (page 13)', { kind: 'end-turn', creature: 'ysolde' }, [], {}],
  ['the dagger’s turn (page 13)', { kind: 'begin-turn', creature: 'snick' }, [], {}],
  // 19 + 4 = 23; 4 + 2 = 6 of 3: the 3 that remain are less than her maximum of 8
  ['falling unconscious ends Concentration (pages 17 and 179)', { kind: 'attack', creature: 'snick', target: 'ysolde', attack: 'dagger' }, [19, 4],
    { 'creatures.ysolde.vitals.life': { kind: 'dying', successes: 0, failures: 0, hitPoints: 0 },
      [conditions('ysolde')]: [{ condition: 'unconscious', source: 'falling-unconscious' }], 'creatures.ysolde.concentration': 'none', [conditions('gnarl')]: [] }],
  ['the second round ends (page 13)', { kind: 'end-turn', creature: 'snick' }, [], { round: 3 }],
  ['to her help (page 13)', { kind: 'begin-turn', creature: 'brannoc' }, [], {}],
  ['two squares, one of them a diagonal (page 13)', { kind: 'move', creature: 'brannoc', legs: [to(3, 1), to(2, 1)] }, [],
    { 'creatures.brannoc.place': at(2, 1), [spent('brannoc', 'movementFeet')]: 10 }],
  // 13 + 5 = 18 against 14; 6 + 3 = 9 of 3, and he spares it: 1 Hit Point
  ['knocking out (page 17)', { kind: 'attack', creature: 'brannoc', target: 'snick', attack: 'longsword', spares: true }, [13, 6],
    { 'creatures.snick.vitals.life': { kind: 'conscious', hitPoints: 1 }, [conditions('snick')]: [{ condition: 'unconscious', source: 'knocking-out-a-creature' }] }],
  ['the turn ends (page 13)', { kind: 'end-turn', creature: 'brannoc' }, [], {}],
  ['a turn at 0 Hit Points (page 17)', { kind: 'begin-turn', creature: 'ysolde' }, [], { [spent('ysolde', 'deathSaveDue')]: true }],
  // a natural 20: 1 Hit Point; who was Unconscious remains Prone
  ['a Death Saving Throw of 20 (pages 18 and 191)', { kind: 'death-save', creature: 'ysolde' }, [20],
    { 'creatures.ysolde.vitals.life': { kind: 'conscious', hitPoints: 1 }, [conditions('ysolde')]: [{ condition: 'prone' }] }],
  ['half the Speed to stand up (page 186)', { kind: 'stand-up', creature: 'ysolde' }, [], { [spent('ysolde', 'movementFeet')]: 15, [conditions('ysolde')]: [] }],
  ['the turn ends (page 13)', { kind: 'end-turn', creature: 'ysolde' }, [], {}],
  ['one killed, one knocked out: combat ends (page 14)', { kind: 'end-combat' }, [], { phase: { kind: 'no-combat' }, order: [] }],
  // 7 + 2 = 9 on 1; 5 + 0 on 1; the end of the rest wakes the one that was knocked out
  ['a Short Rest (pages 17 and 187)', { kind: 'short-rest', resters: [{ creature: 'brannoc', hitDice: 1 }, { creature: 'ysolde', hitDice: 1 }, { creature: 'snick', hitDice: 0 }] }, [7, 5],
    { [points('brannoc')]: 10, [points('ysolde')]: 6, [conditions('snick')]: [{ condition: 'prone' }], minutes: 60, 'creatures.brannoc.hitDice.left': 0 }],
]

test('the fight goes as worked out, step by step', () => {
  let state: FightState = START
  for (const [what, event, dice, then] of ROWS) {
    const { random, expectUsedUp } = faces(dice)
    const applied = apply(srd521, state, event, random)
    expect([what, applied.ok ? undefined : applied.error]).toEqual([what, undefined])
    if (!applied.ok) continue
    expectUsedUp()
    state = applied.value.state
    const seen = Object.fromEntries(Object.keys(then).map((path) => [path, look(state, path)]))
    expect([what, seen]).toEqual([what, then])
    expect(JSON.parse(JSON.stringify(applied.value))).toStrictEqual(applied.value)
  }
})

test('the Advantage of one attack, with its reasons', () => {
  const random = faces(ROWS.flatMap(([, , dice]) => dice)).random
  let state: FightState = START
  const steps = ROWS.map(([, event]) => {
    const applied = apply(srd521, state, event, random)
    if (applied.ok) state = applied.value.state
    return applied.ok ? applied.value.steps : []
  })
  const attack = ROWS.findIndex(([what]) => what.startsWith('Advantage'))
  expect(steps[attack]?.map(({ rule, kind, values }) => [rule, kind, values])).toMatchObject([
    ['reach', 'in-normal-range', { feet: 5 }],
    ['cover', 'cover-checked', { canBeTargetedDirectly: true }],
    ['unseen-attackers', 'hiding-checked', { canBeTargeted: true }],
    ['d20-test', 'd20s-rolled', { state: 'advantage' }],
    ['restrained', 'gives-state', { gives: 'advantage' }],
    ['roll-two-d20s', 'one-die-counts', { natural: 15 }],
    ['attack-ability-modifier', 'adds-modifier', { total: 18 }],
    ['attack-proficiency-bonus', 'adds-modifier', { total: 20 }],
    ['armor-class', 'compared-with-armor-class', { success: true }],
    ['damage-roll', 'damage-rolled', { damage: 5, type: 'slashing' }],
    ['instant-death', 'damage-taken', { hitPoints: 0, is: 'dead' }],
  ])
})

test('events at the wrong time are refused, with the rule', () => {
  const dice = faces([15, 10, 12, 5]).random
  const begun = [ROWS[0], ROWS[1]].flatMap((row) => (row === undefined ? [] : [row[1]]))
  let state = START
  for (const event of begun) {
    const applied = apply(srd521, state, event, dice)
    if (applied.ok) state = applied.value.state
  }
  // biome-ignore format: a table
  const refusals: readonly (readonly [event: FightEvent, code: string, rule: string])[] = [
    [{ kind: 'attack', creature: 'gnarl', target: 'brannoc', attack: 'mace' },        'not-its-turn',        'your-turn'],
    [{ kind: 'attack', creature: 'brannoc', target: 'gnarl', attack: 'longsword' },   'out-of-range',        'reach'],
    [{ kind: 'attack', creature: 'brannoc', target: 'gnarl', attack: 'axe' },         'unknown-attack',      'attack'],
    [{ kind: 'attack', creature: 'brannoc', target: 'nobody', attack: 'longsword' },  'unknown-creature',    'attack'],
    [{ kind: 'move', creature: 'brannoc', legs: [to(2, 0)] },                         'not-adjacent',        'playing-on-a-grid'],
    [{ kind: 'move', creature: 'brannoc', legs: [to(Number.NaN, 0)] },                'malformed',           'movement-and-position'],
    [{ kind: 'stand-up', creature: 'brannoc' },                                       'not-prone',           'prone'],
    [{ kind: 'death-save', creature: 'brannoc' },                                     'no-death-save-due',   'death-saving-throw'],
    [{ kind: 'hustle', creature: 'brannoc', legs: [to(1, 0)] },                       'no-such-action',      'action'],
    [{ kind: 'end-combat' },                                                          'not-over-yet',        'ending-combat'],
    [{ kind: 'short-rest', resters: [{ creature: 'brannoc', hitDice: 0 }] },          'combat-on',           'short-rest'],
    [{ kind: 'decline', creature: 'gnarl' },                                          'nothing-offered',     'reaction'],
  ]
  for (const [event, code, rule] of refusals) {
    expect([event, apply(srd521, state, event, dice)]).toMatchObject([event, { ok: false, error: { code, rule } }])
  }
})

test('undo is a replay without the last event', () => {
  const events: readonly FightEvent[] = [{ kind: 'roll-initiative' }]
  const replayed = replay(srd521, START, events, 'worked')
  const undone = replay(srd521, START, events.slice(0, -1), 'worked')
  expect(replayed.ok && replayed.value.state.round).toBe(1)
  expect(undone.ok && undone.value.state).toStrictEqual(START)
})
