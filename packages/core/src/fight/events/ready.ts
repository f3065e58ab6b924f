import { mayReady } from '../../rules/actions/ready.ts'
import { cannotTake, takeAction } from '../acting.ts'
import { attackOf, attacksOf } from '../attacks.ts'
import { cast, castingObstacle, concentrate, SPELL_FIELDS, type Spell } from '../casting.ts'
import { aCreature, aFlag, anObject, aText, either, type Field, oneOf, optional } from '../fields.ts'
import type { EventHandler } from '../handler.ts'
import { creatureOf, type Now, recordSteps, update } from '../play.ts'
import { firstRefusal, refuse, unlessAllowed } from '../refusal.ts'
import { speedOf } from '../speed.ts'
import type { ReadiedReaction, ReadiedResponse } from '../state.ts'

/** A creature takes the Ready action. */
export interface Ready {
  readonly kind: 'ready'
  readonly creature: string
  readonly response: ReadiedResponse
  readonly trigger: ReadiedReaction['trigger']
  /** the spell that it holds, if it readies one; its casting time is an action */
  readonly spell?: Spell
  /** whether it can perceive what it waits for; yes by default */
  readonly perceivable?: boolean
}

const anyone: Field = (value) => value === 'anyone'

const readiedKind = (now: Now, { creature, response }: Ready) => {
  if (response.kind === 'attack') return { kind: 'action' } as const
  if (response.kind === 'spell') return { kind: 'spell', castingTime: 'action' } as const
  const { speedFeet } = speedOf(now, creatureOf(now, creature))
  return response.kind === 'move' ? ({ kind: 'move', feet: 0, speedFeet } as const) : ({ kind: 'action' } as const)
}

/**
 * Handles the event `Ready`.
 *
 * @source SRD 5.2.1, Rules Glossary, Ready (page 186); 2012 playtest, Actions in Combat, Ready an Action
 */
export const ready: EventHandler<Ready> = {
  rule: 'ready',
  fields: {
    creature: aCreature,
    response: either(
      anObject({ kind: oneOf(['attack']), attack: aText }),
      anObject({ kind: oneOf(['spell']), effect: aText }),
      anObject({ kind: oneOf(['move', 'action']) }),
    ),
    trigger: anObject({ event: aText, by: either(aCreature, anyone) }),
    spell: optional(anObject(SPELL_FIELDS)),
    perceivable: optional(aFlag),
  },
  check: (now, event) => {
    const { creature, response, spell, perceivable = true } = event
    return firstRefusal(
      () => cannotTake(now, creature, 'ready'),
      () => unlessAllowed(mayReady({ ...readiedKind(now, event), perceivable }), creature),
      () =>
        response.kind === 'attack' && attackOf(now, creatureOf(now, creature), response.attack) === undefined
          ? refuse('unknown-attack', 'ready', { creature, got: response.attack })
          : undefined,
      () =>
        response.kind === 'attack' && attackOf(now, creatureOf(now, creature), response.attack)?.by === 'spell'
          ? refuse('not-the-readied-action', 'ready', { creature, got: response.attack, expected: 'spell' })
          : undefined,
      () =>
        (response.kind === 'spell') === (spell !== undefined)
          ? undefined
          : refuse('malformed', 'ready', { creature, at: 'spell' }),
      () => (spell === undefined ? undefined : castingObstacle(now, creature, spell)),
    )
  },
  perform: (play, { creature, response, trigger, spell }) => {
    takeAction(play, creature)
    const holds = spell === undefined || cast(play, creature, { ...spell, concentration: false, attackRolls: 0 })
    if (!holds) return
    if (spell !== undefined && play.ruleset.ready.spellNeedsConcentration) concentrate(play, creature, spell.effect)
    update(play, creature, { readied: { response, trigger } })
    recordSteps(play, creature, {
      kind: 'readied-action',
      rule: 'ready',
      values: { trigger: trigger.event, response: response.kind },
    })
  },
  candidates: (now, creature) => {
    const trigger = { event: 'move', by: 'anyone' } as const
    const attacks = attacksOf(now, creatureOf(now, creature)).map(({ id }) => id)
    return [
      ...attacks.map((attack) => ({
        kind: 'ready' as const,
        creature,
        response: { kind: 'attack' as const, attack },
        trigger,
      })),
      { kind: 'ready', creature, response: { kind: 'move' }, trigger },
      { kind: 'ready', creature, response: { kind: 'action' }, trigger },
      {
        kind: 'ready',
        creature,
        response: { kind: 'spell', effect: 'held spell' },
        trigger,
        spell: { effect: 'held spell', level: 1, slot: 1 },
      },
    ]
  },
}
