import { initiativeCircumstances } from '../../rules/combat/initiative.ts'
import {
  type InitiativeCount,
  initiativeOrder,
  initiativePlaces,
  rollOff,
} from '../../rules/combat/initiative-order.ts'
import type { InitiativeCircumstance } from '../../rulesets/combat.ts'
import { aCreature, aListOf, anInteger, anObject, optional } from '../fields.ts'
import type { EventHandler } from '../handler.ts'
import { creatureOf, creaturesOf, type Play, recordSteps, update } from '../play.ts'
import { refuse } from '../refusal.ts'
import { rollCheck } from '../rolls.ts'
import { has, isIncapacitated } from '../senses.ts'
import { UNSPENT } from '../unspent.ts'

/** Combat starts: everyone rolls Initiative. */
export interface RollInitiative {
  readonly kind: 'roll-initiative'
  /** who is surprised; nobody by default */
  readonly surprised?: readonly string[]
  /** groups of identical creatures, which share one roll; the first of each rolls */
  readonly groups?: readonly (readonly string[])[]
  /** the chosen order of tied creatures; those left out follow in the order of the creatures */
  readonly decided?: readonly string[]
  /** the given counts; creatures that are left out roll */
  readonly counts?: readonly GivenInitiative[]
}

/** The Initiative count of a creature that does not roll. */
export interface GivenInitiative {
  readonly creature: string
  readonly count: number
}

function circumstancesOf(play: Play, id: string, surprised: boolean): readonly InitiativeCircumstance[] {
  const creature = creatureOf(play, id)
  return [
    ...(surprised ? (['surprise'] as const) : []),
    ...(has(play, 'invisible', creature) ? (['invisible'] as const) : []),
    ...(isIncapacitated(play, creature) ? (['incapacitated'] as const) : []),
  ]
}

/**
 * Handles the event `RollInitiative`.
 *
 * @source SRD 5.2.1, Playing the Game, Initiative (page 13); 2012 playtest, Surprise, Initiative
 */
export const rollInitiative: EventHandler<RollInitiative> = {
  rule: 'initiative',
  fields: {
    surprised: optional(aListOf(aCreature)),
    groups: optional(aListOf(aListOf(aCreature))),
    decided: optional(aListOf(aCreature)),
    counts: optional(aListOf(anObject({ creature: aCreature, count: anInteger }))),
  },
  check: ({ state }) => {
    if (state.phase.kind !== 'no-combat') return refuse('combat-on', 'initiative')
    const alive = Object.values(state.creatures).some(({ vitals }) => vitals.life.kind !== 'dead')
    return alive ? undefined : refuse('dead', 'initiative')
  },
  perform: (play, { surprised = [], groups = [], decided = [], counts: given = [] }) => {
    const totals = new Map<string, number>()
    for (const { id } of creaturesOf(play)) {
      const leader = groups.find((group) => group.includes(id))?.[0] ?? id
      const { initiativeBonus: bonus } = creatureOf(play, leader)
      const found = circumstancesOf(play, leader, surprised.includes(leader))
      const circumstances = initiativeCircumstances(found, play.ruleset)
      const total =
        given.find(({ creature }) => creature === id)?.count ??
        totals.get(leader) ??
        rollCheck(play, leader, { ability: 'dexterity', skill: 'none', dc: 'none', circumstances, bonus }).total
      if (!totals.has(leader)) totals.set(leader, total)
      totals.set(id, total)
      recordSteps(play, id, { kind: 'initiative-counted', rule: 'initiative', values: { group: leader !== id, total } })
      update(play, id, {
        initiative: total,
        surprised: surprised.includes(id),
        turnsTaken: 0,
        spent: UNSPENT,
        gone: 'no',
      })
    }
    const counts = creaturesOf(play).map(
      ({ id, abilities, kind }): InitiativeCount => ({
        id,
        count: totals.get(id) ?? 0,
        dexterityScore: abilities.dexterity,
        kind,
      }),
    )
    const places = initiativePlaces(counts, play.ruleset)
    const ids = creaturesOf(play).map(({ id }) => id)
    const ties = places.flatMap(({ ids: tied, decidedBy }) =>
      decidedBy === 'roll-off' ? rollOff(play.dice, tied) : [],
    )
    const order = initiativeOrder({ places, decided: [...ties, ...decided, ...ids] })
    const next = order.find((id) => creatureOf(play, id).vitals.life.kind !== 'dead') ?? ''
    play.state = { ...play.state, phase: { kind: 'between-turns', next }, round: 1, order }
    recordSteps(play, next, {
      kind: 'order-made',
      rule: 'order-of-combat',
      values: { order: order.join(' '), round: 1, next },
    })
  },
  candidates: () => [{ kind: 'roll-initiative' }],
}
