import { seededRandom } from '../src/dice/random.ts'
import {
  apply,
  createFight,
  distanceFeet,
  type FightEvent,
  type FightState,
  type NewAttack,
  type NewCreature,
} from '../src/fight/index.ts'
import { srd521 } from '../src/rulesets/srd-5-2-1.ts'
import { unwrap } from './unwrap.ts'

/** Where a skirmish takes place: on the squares of a grid, or at distances between each two creatures. */
export const GROUNDS = ['grid', 'ranges'] as const

/** The id of a ground. */
export type Ground = (typeof GROUNDS)[number]

/** A fight with everything that happened in it. */
export interface Skirmish {
  readonly start: FightState
  readonly events: readonly FightEvent[]
  readonly seed: string
}

const SWORD: NewAttack = { id: 'longsword', damage: '1d8', damageType: 'slashing', weapon: 'longsword' }
const MACE: NewAttack = { id: 'mace', damage: '1d6', damageType: 'bludgeoning', weapon: 'mace' }
const AXE: NewAttack = { id: 'greataxe', damage: '1d12', damageType: 'slashing', weapon: 'greataxe' }
const BOW: NewAttack = {
  id: 'shortbow',
  kinds: ['ranged'],
  ability: 'dexterity',
  damage: '1d6',
  damageType: 'piercing',
  weapon: 'shortbow',
  rangeFeet: 80,
  longFeet: 320,
}

type Fighter = Omit<NewCreature, 'place'>

const orc = (id: string): Fighter => ({
  id,
  side: 'monsters',
  kind: 'monster',
  armorClass: 13,
  hitPointMaximum: 45,
  abilities: { strength: 16, dexterity: 12, constitution: 16 },
  attacks: [AXE, BOW],
})

/** Heroes of level 5 and four orcs; the first hero attacks twice, and the third one is the caster. */
const FIGHTERS: readonly Fighter[] = [
  {
    id: 'fighter',
    side: 'heroes',
    armorClass: 18,
    hitPointMaximum: 44,
    abilities: { strength: 18 },
    attacks: [SWORD],
    extraAttacks: [1],
  },
  { id: 'archer', side: 'heroes', armorClass: 15, hitPointMaximum: 33, abilities: { dexterity: 18 }, attacks: [BOW] },
  { id: 'caster', side: 'heroes', armorClass: 12, hitPointMaximum: 27, abilities: { dexterity: 14 }, attacks: [MACE] },
  { id: 'healer', side: 'heroes', armorClass: 18, hitPointMaximum: 38, abilities: { strength: 14 }, attacks: [MACE] },
  orc('orc 1'),
  orc('orc 2'),
  orc('orc 3'),
  orc('orc 4'),
]

/** The two sides begin this far from each other. */
const APART_SQUARES = 12

function beginning(ground: Ground): FightState {
  const creatures = FIGHTERS.map((fighter, index) => ({
    ...fighter,
    place:
      ground === 'grid'
        ? ({ kind: 'grid', x: fighter.side === 'heroes' ? 0 : APART_SQUARES, y: 2 * (index % 4) } as const)
        : ({ kind: 'ranges' } as const),
  }))
  const [heroes, monsters] = ['heroes', 'monsters'].map((side) => creatures.filter((one) => one.side === side))
  const ranges = (heroes ?? []).flatMap(({ id }) =>
    (monsters ?? []).map((other) => ({ between: [id, other.id], feet: 5 * APART_SQUARES }) as const),
  )
  return createFight({ creatures, ranges: ground === 'grid' ? [] : ranges })
}

/** The conscious enemies of a creature, the nearest first. */
function enemiesOf(state: FightState, id: string): readonly string[] {
  const side = state.creatures[id]?.side
  const enemies = Object.values(state.creatures).filter(
    (other) => other.side !== side && other.vitals.life.kind === 'conscious',
  )
  const feet = (other: string): number => distanceFeet(state, id, other)
  return enemies.map((enemy) => enemy.id).toSorted((one, other) => feet(one) - feet(other))
}

/** The moves with which a creature approaches another one, the farthest first. */
function approaches(state: FightState, id: string, enemy: string): readonly FightEvent[] {
  const [from, to] = [state.creatures[id]?.place, state.creatures[enemy]?.place]
  if (from?.kind === 'grid' && to?.kind === 'grid') {
    const square = (step: number) => {
      const towards = (own: number, other: number) =>
        own + Math.sign(other - own) * Math.min(step, Math.abs(other - own))
      return { kind: 'square', x: towards(from.x, to.x), y: towards(from.y, to.y) } as const
    }
    const path = [1, 2, 3, 4, 5, 6].map(square)
    return path.map((_, index) => ({ kind: 'move', creature: id, legs: path.slice(0, path.length - index) }))
  }
  const distance = distanceFeet(state, id, enemy)
  const feet = Math.min(30, distance - 5)
  const leg = { kind: 'feet', feet, distances: [{ to: enemy, feet: distance - feet }], difficult: false } as const
  return feet > 0 ? [{ kind: 'move', creature: id, legs: [leg] }] : []
}

/** What the caster does: a spell whose targets save, and its effect. */
const spellOn = (caster: string, targets: readonly string[]): readonly FightEvent[] => [
  { kind: 'magic', creature: caster, effect: 'flames', level: 0 },
  {
    kind: 'force-save',
    source: caster,
    targets: targets.map((creature) => ({ creature })),
    ability: 'dexterity',
    dc: 14,
    damage: { notation: '3d6', type: 'fire' },
  },
]

/** What a creature tries on its turn, the best first. */
function wishesOf(state: FightState, id: string): readonly (readonly FightEvent[])[] {
  const { attacks = [] } = state.creatures[id] ?? {}
  const enemies = enemiesOf(state, id)
  const [target] = enemies
  return [
    [{ kind: 'death-save', creature: id }],
    ...(id === 'caster' ? [spellOn(id, enemies.slice(0, 3))] : []),
    ...(target === undefined
      ? []
      : attacks.map(({ id: attack }) => [{ kind: 'attack', creature: id, target, attack }] as const)),
    ...(target === undefined ? [] : approaches(state, id, target).map((move) => [move])),
    [{ kind: 'end-turn', creature: id }],
  ]
}

/** The events that can come next, the best first. */
function choicesIn(state: FightState): readonly (readonly FightEvent[])[] {
  const { phase, offers } = state
  const [offer] = offers
  if (offer?.kind === 'opportunity-attack') {
    const [[target = ''], [attack = '']] = [offer.against, offer.attacks]
    return [[{ kind: 'opportunity-attack', creature: offer.by, target, attack }]]
  }
  if (phase.kind === 'no-combat') return [[{ kind: 'roll-initiative' }]]
  if (phase.kind === 'between-turns') return [[{ kind: 'begin-turn', creature: phase.next }]]
  return wishesOf(state, phase.of)
}

/** Whether the rules let an event happen. */
const isPossible = (state: FightState, event: FightEvent): boolean =>
  apply(srd521, state, event, seededRandom('tried')).ok

/**
 * Plays a fight of four heroes against four orcs until one side has no conscious creature left. Each does the best that the
 * rules let it do.
 */
export function skirmish(ground: Ground, seed: string): Skirmish {
  const start = beginning(ground)
  const dice = seededRandom(seed)
  const events: FightEvent[] = []
  for (let state = start; FIGHTERS.every(({ id }) => enemiesOf(state, id).length > 0); ) {
    const chosen = choicesIn(state).find(([first]) => first !== undefined && isPossible(state, first))
    if (chosen === undefined) throw new Error('Nothing is possible.')
    for (const event of chosen) state = unwrap(apply(srd521, state, event, dice)).state
    events.push(...chosen)
  }
  return { start, events, seed }
}
