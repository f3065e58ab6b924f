import type { Action, PlaytestAction } from '../../vocabulary/actions.ts'
import { cannotTake, takeAction } from '../acting.ts'
import { cast, castingObstacle, SPELL_FIELDS, type Spell } from '../casting.ts'
import { aCreature } from '../fields.ts'
import type { EventHandler } from '../handler.ts'
import { firstRefusal } from '../refusal.ts'

/** A creature takes the Magic action to cast a spell. */
export interface Magic extends Spell {
  readonly kind: 'magic'
  readonly creature: string
}

/** A creature takes the action of casting a spell, by its name in the 2012 playtest. */
export interface CastASpell extends Spell {
  readonly kind: 'cast-a-spell'
  readonly creature: string
}

/** The two names of the action. */
const casting = <Kind extends 'magic' | 'cast-a-spell'>(
  kind: Kind,
  action: Action | PlaytestAction,
): EventHandler<Spell & { readonly kind: Kind; readonly creature: string }> => ({
  rule: 'magic',
  fields: { creature: aCreature, ...SPELL_FIELDS },
  check: (now, event) =>
    firstRefusal(
      () => cannotTake(now, event.creature, action),
      () => castingObstacle(now, event.creature, event),
    ),
  perform: (play, event) => {
    takeAction(play, event.creature)
    cast(play, event.creature, event)
  },
  candidates: (now, creature) => [
    { kind, creature, effect: 'cantrip', level: 0, attackRolls: 1 },
    { kind, creature, effect: 'spell', level: 1, slot: 1 },
    { kind, creature, effect: 'lasting spell', level: 1, slot: 1, concentration: now.ruleset.concentration !== 'none' },
  ],
})

/**
 * Handles the event `Magic`.
 *
 * @source SRD 5.2.1, Rules Glossary, Magic (page 185), Concentration (page 179); Spells, Spell Slots (page 104)
 */
export const magic: EventHandler<Magic> = casting('magic', 'magic')

/**
 * Handles the event `CastASpell`.
 *
 * @source 2012 playtest, Actions in Combat, Cast a Spell; Magic, Spell Disruption
 */
export const castASpell: EventHandler<CastASpell> = casting('cast-a-spell', 'cast-a-spell')
