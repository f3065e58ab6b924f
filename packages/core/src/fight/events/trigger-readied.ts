import { orderAfterReady } from '../../rules/actions/ready.ts'
import { cannotAct } from '../acting.ts'
import { aCount, aCreature, aFlag, aListOf, optional } from '../fields.ts'
import type { EventHandler } from '../handler.ts'
import { endConcentration } from '../harm.ts'
import { aLeg, legsOf, walkOf } from '../leg.ts'
import { makeAttack } from '../make-attack.ts'
import { creatureOf, type Now, othersOf, type Play, recordSteps, spend, update } from '../play.ts'
import { firstRefusal, refuse } from '../refusal.ts'
import { speedOf } from '../speed.ts'
import type { Leg, Offer, Walk } from '../state.ts'
import { STRIKE_FIELDS, type Strike, type StrikeChoice, strikeObstacle, strikeOf } from '../strike.ts'
import { walkObstacle, walkOn } from '../walk.ts'

/** A creature takes its Reaction to do what it has readied, right after the trigger has finished. */
export interface TriggerReadied extends Omit<Partial<StrikeChoice>, 'attack'> {
  readonly kind: 'trigger-readied'
  readonly creature: string
  /** where it moves, if it has readied a move */
  readonly legs?: readonly Leg[]
  /** whether the spell that it releases still requires Concentration; no by default */
  readonly concentration?: boolean
  /** the attack rolls of the spell that it releases; none by default */
  readonly attackRolls?: number
}

/** The attack itself was chosen with the Ready action. */
const { attack: _, ...CHOICE_FIELDS } = STRIKE_FIELDS

type ReadiedOffer = Extract<Offer, { readonly kind: 'readied' }>

const offerTo = ({ state }: Now, id: string): ReadiedOffer | undefined =>
  state.offers.find((offer): offer is ReadiedOffer => offer.kind === 'readied' && offer.by === id)

const walk = (now: Now, { creature, legs = [] }: TriggerReadied): Walk =>
  walkOf(creature, legs, { budgetFeet: speedOf(now, creatureOf(now, creature)).speedFeet, cause: 'reaction' })

function strike(now: Now, event: TriggerReadied): Strike | undefined {
  const { creature, target } = event
  const { readied } = creatureOf(now, creature)
  return target !== undefined && readied !== 'none' && readied.response.kind === 'attack'
    ? strikeOf(creature, { ...event, target, attack: readied.response.attack })
    : undefined
}

/**
 * In an edition where the order of turns changes, the reacting creature comes directly before the one that triggered
 * it.
 */
function reorder(play: Play, reacted: string, triggered: string): void {
  const { order } = play.state
  if (!order.includes(reacted) || !order.includes(triggered)) return
  play.state = { ...play.state, order: orderAfterReady({ order, reacted, triggered }, play.ruleset) }
}

/**
 * Handles the event `TriggerReadied`.
 *
 * @source SRD 5.2.1, Rules Glossary, Ready (pages 186–187); 2012 playtest, Actions in Combat, Ready an Action
 */
export const triggerReadied: EventHandler<TriggerReadied> = {
  rule: 'ready',
  fields: {
    creature: aCreature,
    ...CHOICE_FIELDS,
    target: optional(aCreature),
    legs: optional(aListOf(aLeg)),
    concentration: optional(aFlag),
    attackRolls: optional(aCount),
  },
  check: (now, event) => {
    const { creature, target, legs } = event
    const { readied } = creatureOf(now, creature)
    const offer = offerTo(now, creature)
    const waiting = now.state.offers.some(({ kind }) => kind === 'opportunity-attack')
    if (readied === 'none' || offer === undefined || waiting) return refuse('not-readied', 'ready', { creature })
    const { kind } = readied.response
    return firstRefusal(
      () => cannotAct(now, creature, 'reaction'),
      () =>
        (kind === 'attack') === (target !== undefined) && (kind === 'move') === (legs !== undefined)
          ? undefined
          : refuse('not-the-readied-action', 'ready', { creature, expected: kind }),
      () => {
        const made = strike(now, event)
        return made === undefined ? undefined : strikeObstacle(now, made)
      },
      () => (legs === undefined ? undefined : walkObstacle(now, walk(now, event))),
    )
  },
  perform: (play, event) => {
    const { creature, concentration = false, attackRolls = 0 } = event
    const { readied } = creatureOf(play, creature)
    const { triggeredBy = creature } = offerTo(play, creature) ?? {}
    const made = strike(play, event)
    spend(play, creature, { reaction: true })
    play.state = {
      ...play.state,
      offers: play.state.offers.filter(({ kind, by }) => kind !== 'readied' || by !== creature),
    }
    recordSteps(play, creature, { kind: 'readied-action-taken', rule: 'ready', values: { triggeredBy } })
    update(play, creature, { readied: 'none' })
    if (readied !== 'none' && readied.response.kind === 'spell') {
      spend(play, creature, { spellAttacksLeft: attackRolls })
      if (!concentration) endConcentration(play, creature)
    }
    if (made !== undefined) makeAttack(play, made)
    if (event.legs !== undefined) walkOn(play, walk(play, event))
    reorder(play, creature, triggeredBy)
  },
  strike,
  walk: (now, event) => (event.legs === undefined ? undefined : walk(now, event)),
  candidates: (now, creature) => {
    const { readied } = creatureOf(now, creature)
    if (readied !== 'none' && readied.response.kind === 'attack') {
      return othersOf(now, creature).map((target) => ({ kind: 'trigger-readied', creature, target }))
    }
    if (readied !== 'none' && readied.response.kind === 'move') {
      return legsOf(now, creature).map((leg) => ({ kind: 'trigger-readied', creature, legs: [leg] }))
    }
    return [{ kind: 'trigger-readied', creature }]
  },
}
