import { expect } from 'vitest'
import { type Random, rollDie, seededRandom } from '../src/dice/random.ts'
import { apply } from '../src/fight/apply.ts'
import { createFight, type NewCreature } from '../src/fight/create-fight.ts'
import { FIGHT_EVENT_KINDS, type FightEventKind } from '../src/fight/event-kinds.ts'
import { type FightEvent, handlerOf } from '../src/fight/events/index.ts'
import { actorsOf } from '../src/fight/legal.ts'
import { creaturesIn, spaceOf } from '../src/fight/places.ts'
import type { Creature, FightState } from '../src/fight/state.ts'
import { hitPointsOf } from '../src/rules/damage-and-healing/hit-points.ts'
import { fitInSquare } from '../src/rules/movement/grid.ts'
import { next2012 } from '../src/rulesets/next-2012.ts'
import type { Ruleset } from '../src/rulesets/ruleset.ts'
import { srd51 } from '../src/rulesets/srd-5-1.ts'
import { srd521 } from '../src/rulesets/srd-5-2-1.ts'

const EVENTS_PER_SEQUENCE = 20

const SWORD = {
  id: 'sword',
  damage: '1d6',
  damageType: 'slashing',
  kinds: ['melee'],
  weapon: 'shortsword',
} as const
const DAGGER = {
  id: 'dagger',
  damage: '1d4[piercing]+1d4[fire]',
  damageType: 'piercing',
  kinds: ['melee', 'ranged'],
  weapon: 'dagger',
  rangeFeet: 20,
  longFeet: 60,
} as const
const BOLT = {
  id: 'bolt',
  damage: '1d10',
  damageType: 'fire',
  kinds: ['ranged'],
  by: 'spell',
  ability: 'wisdom',
  rangeFeet: 120,
} as const

/** What a stat block can have: Multiattack, a breath that recharges, a gaze, a throw, and legendary actions. */
const STAT_BLOCK: Partial<NewCreature> = {
  multiattacks: [
    [
      { of: ['claw'], times: 2 },
      { of: ['breath', 'rock'], times: 1 },
    ],
  ],
  specialActions: [
    {
      id: 'breath',
      takes: 'action',
      recharge: 3,
      save: { ability: 'dexterity', dc: 12, damage: { notation: '1d6', type: 'fire' }, onSuccess: 'half' },
    },
    {
      id: 'gaze',
      takes: 'bonus-action',
      uses: 2,
      targets: 1,
      save: {
        ability: 'wisdom',
        dc: 12,
        onSuccess: 'none',
        conditions: [{ condition: 'frightened', until: { at: 'end', of: 'target' } }],
      },
    },
    { id: 'rock', takes: 'action', makes: { attack: 'rock', times: 1 } },
    { id: 'parry', takes: 'reaction' },
    { id: 'lash', takes: 'legendary-action', makes: { attack: 'claw', times: 1 } },
    { id: 'roar', takes: 'legendary-action', oncePerRound: true },
  ],
  legendaryUses: 2,
}

export const at = (x: number, y: number) => ({ kind: 'grid', x, y }) as const
export const SLOTS = { 1: 2, 2: 1, 3: 0, 4: 0, 5: 0, 6: 0, 7: 0, 8: 0, 9: 0 } as const
const HALF: NewCreature['damageModifiers'] = { byType: { fire: { resistance: true } } }

/** Initial fights that cover everything that events depend on. */
const STARTS: readonly FightState[] = [
  createFight({
    creatures: [
      {
        id: 'mira',
        side: 'heroes',
        speeds: { speed: 10 },
        place: at(0, 0),
        attacks: [SWORD, DAGGER],
        hitPointMaximum: 9,
        extraAttacks: [1],
        skills: { medicine: { proficient: true } },
      },
      { id: 'tolk', side: 'heroes', place: at(1, 1), attacks: [BOLT], hitPointMaximum: 7, slots: SLOTS },
      {
        id: 'grub',
        side: 'monsters',
        speeds: { speed: 15, 'climb-speed': 10 },
        kind: 'monster',
        place: at(1, 0),
        attacks: [
          { ...SWORD, id: 'claw', reachFeet: 10 },
          { ...DAGGER, id: 'rock', weapon: 'none' },
        ],
        hitPointMaximum: 14,
        damageModifiers: HALF,
        ...STAT_BLOCK,
      },
    ],
    terrain: { difficult: [at(2, 0), at(0, 1)], filled: [at(3, 3)] },
  }),
  createFight({
    creatures: [
      { id: 'rider', side: 'heroes', place: at(0, 0), attacks: [SWORD], hitPointMaximum: 8, freeHands: 2 },
      {
        id: 'pony',
        side: 'heroes',
        kind: 'monster',
        size: 'large',
        place: at(1, 0),
        trainedMount: true,
        hitPointMaximum: 9,
      },
      {
        id: 'imp',
        side: 'monsters',
        kind: 'monster',
        diesAtZero: false,
        size: 'tiny',
        place: at(3, 0),
        attacks: [DAGGER],
        hitPointMaximum: 5,
      },
    ],
  }),
  createFight({
    creatures: [
      { id: 'one', side: 'heroes', place: { kind: 'ranges' }, attacks: [DAGGER], hitPointMaximum: 6 },
      {
        id: 'two',
        side: 'monsters',
        place: { kind: 'ranges' },
        attacks: [SWORD, BOLT],
        hitPointMaximum: 6,
        slots: SLOTS,
      },
    ],
    ranges: [{ between: ['one', 'two'], feet: 5 }],
    terrain: { underwater: true },
  }),
]

/** Freezes what is not frozen yet, and returns whether all of it is plain data that survives JSON. */
export function freeze(value: unknown): boolean {
  if (typeof value === 'number') return Number.isSafeInteger(value)
  if (typeof value !== 'object') return typeof value === 'string' || typeof value === 'boolean'
  if (value === null || Object.isFrozen(value)) return value !== null
  Object.freeze(value)
  return Object.values(value).every(freeze)
}

const pick = <Item>(random: Random, items: readonly Item[]): Item | undefined =>
  items.length === 0 ? undefined : items[rollDie(random, items.length) - 1]

/** Kinds that would end every fight at once are tried less often. */
const RARE: readonly FightEventKind[] = [
  'end-combat',
  'leave',
  'add-condition',
  'force-save',
  'heal',
  'end-condition',
  'take-damage',
  'join',
  'set-initiative',
  'set-distance',
  'set-hit-point-maximum',
  'set-speed',
  'pass-time',
]

/** Kinds that make up most of a fight are tried more often. */
const FREQUENT: readonly FightEventKind[] = [
  'move',
  'attack',
  'ready',
  'opportunity-attack',
  'trigger-readied',
  'two-weapon-attack',
  'grapple',
  'death-save',
  'end-turn',
  'special-action',
]

/** An event that a creature might try. */
function anEvent(random: Random, ruleset: Ruleset, state: FightState): FightEvent | undefined {
  const creature = pick(random, actorsOf(state)) ?? ''
  const going = state.phase.kind === 'turn' && rollDie(random, 2) === 1
  const kind = pick(random, going ? FREQUENT : FIGHT_EVENT_KINDS) ?? 'dodge'
  if (RARE.includes(kind) && rollDie(random, 4) > 1) return undefined
  return pick(random, handlerOf(kind)?.candidates({ ruleset, state }, creature) ?? [])
}

/** The event that continues the fight if nothing else is found. */
function theNextTurn({ phase, offers }: FightState): FightEvent {
  const [offer] = offers
  if (offer !== undefined) return { kind: 'decline', creature: offer.by }
  if (phase.kind === 'no-combat') return { kind: 'roll-initiative' }
  return phase.kind === 'turn' ? { kind: 'end-turn', creature: phase.of } : { kind: 'begin-turn', creature: phase.next }
}

/** Events that take the action of a creature by themselves. */
const ACTIONS: readonly FightEventKind[] = [
  'cast-a-spell',
  'coup-de-grace',
  'dash',
  'disengage',
  'dodge',
  'escape',
  'help',
  'hide',
  'hustle',
  'improvise',
  'influence',
  'magic',
  'ready',
  'search',
  'stabilize',
  'study',
  'use-an-item',
  'use-an-object',
  'utilize',
]

/** Events that are one attack of the Attack action. */
const ATTACKS: readonly FightEventKind[] = ['attack', 'grapple', 'shove']

const REACTIONS: readonly FightEventKind[] = ['opportunity-attack', 'trigger-readied']

/** What a creature has done since its last turn began, counted from the events alone. */
interface Done {
  actions: number
  attacks: number
  bonusActions: number
  reactions: number
  movedFeet: number
  /** the attacks and special actions of its action, if it has a Multiattack */
  multiattack: readonly string[]
  legendary: readonly string[]
}

const NOTHING: Done = {
  actions: 0,
  attacks: 0,
  bonusActions: 0,
  reactions: 0,
  movedFeet: 0,
  multiattack: [],
  legendary: [],
}

/** What exceeds `STAT_BLOCK`: two claws and one of breath and rock, or one of anything; two legendary actions, one of them a roar. */
function exceedsStatBlock(id: string, { multiattack, legendary }: Done): readonly string[] {
  const claws = multiattack.filter((one) => one === 'claw').length
  const others = multiattack.filter((one) => one === 'breath' || one === 'rock').length
  const fits = claws <= 2 && others <= 1 && claws + others === multiattack.length
  const roars = legendary.filter((one) => one === 'roar').length
  return [
    ...(multiattack.length > 1 && !fits ? [`${id}: a Multiattack of ${multiattack.join()}`] : []),
    ...(legendary.length > 2 || roars > 1 ? [`${id}: legendary actions ${legendary.join()}`] : []),
  ]
}

/** Counts an event, and returns what exceeds its limit. */
function count(
  all: Map<string, Done>,
  event: FightEvent,
  before: FightState,
  after: FightState,
  ruleset: Ruleset,
): readonly string[] {
  if (event.kind === 'roll-initiative' || event.kind === 'end-combat') all.clear()
  if (!('creature' in event)) return []
  const { creature: id, kind } = event
  const { riding = 'none', attacks, extraAttacks, multiattacks, specialActions = [] } = after.creatures[id] ?? {}
  if (kind === 'begin-turn') {
    all.set(id, { ...NOTHING })
    if (riding !== 'none') all.set(riding.mount, { ...NOTHING })
  }
  if (kind === 'mount') all.set(event.target, { ...NOTHING, reactions: all.get(event.target)?.reactions ?? 0 })
  const own = all.get(id) ?? { ...NOTHING }
  all.set(id, own)
  const spell = 'attack' in event && attacks?.find((attack) => attack.id === event.attack)?.by === 'spell'
  if (ACTIONS.includes(kind)) own.actions += 1
  if (ATTACKS.includes(kind) && multiattacks)
    own.multiattack = [...own.multiattack, 'attack' in event ? event.attack : kind]
  else if (ATTACKS.includes(kind) && !spell) own.attacks += 1
  if (kind === 'special-action') {
    const { takes } = specialActions.find((one) => one.id === event.action) ?? {}
    if (takes === 'action') own.multiattack = [...own.multiattack, event.action]
    if (takes === 'bonus-action') own.bonusActions += 1
    if (takes === 'reaction') own.reactions += 1
    if (takes === 'legendary-action') own.legendary = [...own.legendary, event.action]
  }
  if (kind === 'two-weapon-attack') own.bonusActions += 1
  if (REACTIONS.includes(kind)) own.reactions += 1
  const faults: string[] = [...exceedsStatBlock(id, own)]
  const { actions, bonusActions, reactions } = own
  if (actions + Math.min(1, own.attacks + own.multiattack.length) > 1) faults.push(`${id}: two actions`)
  if (own.attacks > 1 + Math.max(0, ...(extraAttacks ?? []))) faults.push(`${id}: too many attacks`)
  if (bonusActions > (ruleset.actions.bonusActions ? 1 : 0)) faults.push(`${id}: too many Bonus Actions`)
  if (reactions > 1) faults.push(`${id}: two Reactions`)
  if (kind === 'move' || kind === 'decline' || kind === 'opportunity-attack') {
    faults.push(...countMovement(all, before, after, ruleset))
  }
  return faults
}

/** Counts how far the creature whose turn it is has moved with its own movement. */
function countMovement(
  all: Map<string, Done>,
  before: FightState,
  after: FightState,
  { dash, disengage }: Ruleset,
): readonly string[] {
  const id = after.phase.kind === 'turn' ? after.phase.of : ''
  const [from, to, done] = [before.creatures[id], after.creatures[id], all.get(id)]
  if (from?.place.kind !== 'grid' || to?.place.kind !== 'grid' || done === undefined || to.riding !== 'none') return []
  done.movedFeet += 5 * Math.max(Math.abs(to.place.x - from.place.x), Math.abs(to.place.y - from.place.y))
  const { speed } = to.speeds
  const byActions = dash.movement === 'added' ? to.spent.extraMovementFeet : speed
  const most = speed + byActions + (disengage.covers === 'own-move' ? disengage.moveFeet : 0)
  return done.movedFeet > most ? [`${id}: ${done.movedFeet} feet`] : []
}

/** What is wrong with a creature after an event; empty if all laws hold. */
function faults(creature: Creature, before: Creature, ruleset: Ruleset): readonly string[] {
  const { vitals, spent, speeds } = creature
  const { life, hitPointMaximum, temporaryHitPoints, deadlyHitPoints = 0 } = vitals
  const points = hitPointsOf(life)
  const least = ruleset.dying.failure === 'counted' ? 0 : deadlyHitPoints + 1
  const found: string[] = []
  const must = (holds: boolean, what: string): void => {
    if (!holds) found.push(`${creature.id}: ${what}`)
  }
  must(points <= hitPointMaximum && points >= least, `${points} Hit Points`)
  must(life.kind !== 'conscious' || points >= 1, 'conscious at 0')
  must((life.kind !== 'dying' && life.kind !== 'stable') || points <= 0, 'dying with Hit Points')
  must(Number.isSafeInteger(temporaryHitPoints) && temporaryHitPoints >= 0, 'Temporary Hit Points')
  must(before.vitals.life.kind !== 'dead' || life.kind === 'dead', 'the dead stay dead')
  must(spent.movementFeet <= Math.max(...Object.values(speeds)) + spent.extraMovementFeet, 'movement overspent')
  must(spent.extraMovementFeet <= Math.max(...Object.values(speeds)), 'one Dash')
  must(spent.attacksLeft >= 0 && spent.attacksLeft < 2, 'attacks left')
  must(!spent.bonusAction || ruleset.actions.bonusActions, 'no Bonus Actions')
  must(life.kind !== 'dead' || creature.concentration === 'none', 'the dead do not concentrate')
  return found
}

/** The same order, or in an edition that moves creatures that react, the same creatures. */
function orderHolds(before: FightState, after: FightState, event: FightEvent, ruleset: Ruleset): boolean {
  if (event.kind === 'roll-initiative' || event.kind === 'end-combat') return true
  if (event.kind === 'join') return after.order.filter((id) => id !== event.entering.id).join() === before.order.join()
  if (event.kind === 'set-initiative') return before.order.toSorted().join() === after.order.toSorted().join()
  const same = before.order.join() === after.order.join()
  const moved = event.kind === 'trigger-readied' && ruleset.ready.initiative === 'before-the-trigger'
  return same || (moved && before.order.toSorted().join() === after.order.toSorted().join())
}

/** Nobody ends a move in the space of another creature, unless something interrupts the move. */
function sharesSpace(event: FightEvent, after: FightState): boolean {
  if (event.kind !== 'move' || after.pendingMove !== 'none') return false
  const mover = after.creatures[event.creature]
  const space = mover === undefined ? undefined : spaceOf(mover)
  if (mover === undefined || space === undefined) return false
  const others = creaturesIn(after, space, [mover.id]).filter(
    ({ riding, conditions }) =>
      (riding === 'none' || riding.mount !== mover.id) && !conditions.some(({ source }) => source === mover.id),
  )
  return others.some(({ size }) => !fitInSquare([size, mover.size]))
}

export interface Sequence {
  readonly start: FightState
  readonly end: FightState
  readonly accepted: readonly FightEvent[]
  readonly kinds: ReadonlySet<FightEventKind>
  readonly faults: readonly string[]
}

export function sequence(ruleset: Ruleset, seed: string, start: FightState, length = EVENTS_PER_SEQUENCE): Sequence {
  const random = seededRandom(seed)
  const dice = seededRandom(`${seed} dice`)
  const counts = new Map<string, Done>()
  const accepted: FightEvent[] = []
  const found: string[] = []
  let state = start
  let tries = 0
  while (accepted.length < length && tries < 30) {
    tries += 1
    const event = tries % 8 === 0 || accepted.length < 2 ? theNextTurn(state) : anEvent(random, ruleset, state)
    if (event === undefined) continue
    const applied = apply(ruleset, state, event, dice)
    if (!applied.ok) continue
    tries = 0
    const { state: after, steps } = applied.value
    if (!freeze(after) || !freeze(steps)) found.push('what JSON does not keep')
    accepted.push(event)
    found.push(...count(counts, event, state, after, ruleset))
    for (const [id, creature] of Object.entries(after.creatures)) {
      const before = state.creatures[id]
      if (before !== undefined) found.push(...faults(creature, before, ruleset))
    }
    if (event.kind === 'gain-temporary-hit-points') {
      const had = state.creatures[event.creature]?.vitals.temporaryHitPoints ?? 0
      const has = after.creatures[event.creature]?.vitals.temporaryHitPoints ?? 0
      if (has !== had && has !== event.points) found.push(`${had} and ${event.points} make ${has}`)
    }
    if (sharesSpace(event, after)) found.push('two creatures share a space')
    if (!orderHolds(state, after, event, ruleset)) found.push('the order has changed')
    if (found.length > 0) found.push(JSON.stringify(event))
    state = after
  }
  return { start, end: state, accepted, kinds: new Set(accepted.map(({ kind }) => kind)), faults: found }
}

/** Each fight before combat, and on the turn of each creature. */
export const FROZEN_STARTS = STARTS.flatMap((start) => {
  const order = Object.keys(start.creatures)
  const turns = order.map((of): FightState => ({ ...start, order, round: 1, phase: { kind: 'turn', of } }))
  return [start, ...turns]
})
for (const start of FROZEN_STARTS) freeze(start)

/** Kinds that an edition does not have. */
const MISSING: Readonly<Record<string, readonly FightEventKind[]>> = {
  'SRD 5.2.1': ['cast-a-spell', 'coup-de-grace', 'hustle', 'improvise', 'use-an-item', 'use-an-object'],
  'SRD 5.1': ['coup-de-grace', 'hustle', 'improvise', 'influence', 'magic', 'study', 'use-an-item', 'utilize'],
  '2012 playtest': [
    'concentrate',
    'dash',
    'dismount',
    'end-concentration',
    'escape',
    'gain-temporary-hit-points',
    'grapple',
    'influence',
    'magic',
    'mount',
    'release',
    'shove',
    'stabilize',
    'study',
    'two-weapon-attack',
    'use-an-object',
    'utilize',
  ],
}

/** The editions by name. */
export const EDITIONS = [
  ['SRD 5.2.1', srd521],
  ['SRD 5.1', srd51],
  ['2012 playtest', next2012],
] as const

/** Plays random sequences, fails on the first that breaks a law, and returns the kinds of events that came up. */
export function playSequences(name: string, ruleset: Ruleset, sequences: number): ReadonlySet<FightEventKind> {
  const kinds = new Set<FightEventKind>()
  for (let number = 0; number < sequences; number += 1) {
    const start = FROZEN_STARTS[number % FROZEN_STARTS.length]
    if (start === undefined) continue
    const one = sequence(ruleset, `${name} ${number}`, start)
    for (const kind of one.kinds) kinds.add(kind)
    if (one.faults.length > 0) expect([number, one.faults]).toEqual([number, []])
    if (number % 50 === 0) expect(JSON.parse(JSON.stringify(one.end))).toStrictEqual(one.end)
  }
  return kinds
}

/** The kinds of events that an edition has. */
export const kindsOf = (name: string): readonly FightEventKind[] =>
  FIGHT_EVENT_KINDS.filter((kind) => !MISSING[name]?.includes(kind))
