import { cannotAct } from '../acting.ts'
import { aCreature } from '../fields.ts'
import type { EventHandler } from '../handler.ts'
import { makeAttack } from '../make-attack.ts'
import { distanceFeet } from '../places.ts'
import { creatureOf, type Now, recordSteps, spend } from '../play.ts'
import { firstRefusal, refuse } from '../refusal.ts'
import type { Offer } from '../state.ts'
import { STRIKE_FIELDS, type Strike, type StrikeChoice, strikeObstacle, strikeOf } from '../strike.ts'

/** A creature takes its Reaction to attack one that is about to leave its reach. */
export interface OpportunityAttack extends StrikeChoice {
  readonly kind: 'opportunity-attack'
  readonly creature: string
}

type AttackOffer = Extract<Offer, { readonly kind: 'opportunity-attack' }>

const offerTo = ({ state }: Now, creature: string): AttackOffer | undefined =>
  state.offers.find((offer): offer is AttackOffer => offer.kind === 'opportunity-attack' && offer.by === creature)

/** The strike of an event. A rider is as near as its mount, which is about to leave the reach. */
function strikeIn(now: Now, event: OpportunityAttack): Strike {
  const { creature, target } = event
  const { riding } = creatureOf(now, target)
  const places = riding === 'none' ? [target] : [target, riding.mount]
  return {
    ...strikeOf(creature, event),
    as: 'melee',
    feet: Math.min(...places.map((id) => distanceFeet(now.state, creature, id))),
    ...(now.ruleset.opportunityAttack.advantage
      ? { circumstances: [{ rule: 'opportunity-attacks', gives: 'advantage' }] as const }
      : {}),
  }
}

/**
 * Handles the event `OpportunityAttack`.
 *
 * @source SRD 5.2.1, Playing the Game, Opportunity Attacks (page 15); 2012 playtest, Movement in Combat
 */
export const opportunityAttack: EventHandler<OpportunityAttack> = {
  rule: 'opportunity-attacks',
  fields: { creature: aCreature, ...STRIKE_FIELDS },
  check: (now, event) => {
    const { creature, target, attack } = event
    const offer = offerTo(now, creature)
    if (offer === undefined || !offer.against.includes(target) || !offer.attacks.includes(attack)) {
      return refuse('nothing-offered', 'opportunity-attacks', { creature })
    }
    return firstRefusal(
      () => cannotAct(now, creature, 'reaction'),
      () => strikeObstacle(now, strikeIn(now, event)),
    )
  },
  perform: (play, event) => {
    const { creature } = event
    play.state = {
      ...play.state,
      offers: play.state.offers.filter(({ kind, by }) => kind !== 'opportunity-attack' || by !== creature),
    }
    spend(play, creature, { reaction: true })
    recordSteps(play, creature, { kind: 'reaction-spent', rule: 'reaction', values: {} })
    makeAttack(play, strikeIn(play, event))
  },
  strike: strikeIn,
  candidates: (now, creature) => {
    const { against = [], attacks = [] } = offerTo(now, creature) ?? {}
    const choices = against.flatMap((target) => attacks.map((attack) => ({ target, attack })))
    const some = choices.length > 0 ? choices : [{ target: creature, attack: 'none' }]
    return some.map((choice) => ({ kind: 'opportunity-attack', creature, ...choice }))
  },
}
