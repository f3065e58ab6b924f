import { requireOneOf } from '../../one-of.ts'
import type { RuleId } from '../../vocabulary/rule-ids.ts'
import { FIGHT_EVENT_KINDS, type FightEventKind, isFightEventKind } from '../event-kinds.ts'
import type { EventHandler } from '../handler.ts'
import { addCondition } from './add-condition.ts'
import { attack } from './attack.ts'
import { beginTurn } from './begin-turn.ts'
import { concentrate } from './concentrate.ts'
import { coupDeGrace } from './coup-de-grace.ts'
import { dash } from './dash.ts'
import { deathSave } from './death-save.ts'
import { decline } from './decline.ts'
import { disengage } from './disengage.ts'
import { dismount } from './dismount.ts'
import { dodge } from './dodge.ts'
import { dropProne } from './drop-prone.ts'
import { endCombat } from './end-combat.ts'
import { endConcentration } from './end-concentration.ts'
import { endCondition } from './end-condition.ts'
import { endTurn } from './end-turn.ts'
import { escapeGrapple } from './escape.ts'
import { forceSave } from './force-save.ts'
import { gainTemporaryHitPoints } from './gain-temporary-hit-points.ts'
import { grapple } from './grapple.ts'
import { heal } from './heal.ts'
import { help } from './help.ts'
import { hide } from './hide.ts'
import { hustle } from './hustle.ts'
import { improvise } from './improvise.ts'
import { influence } from './influence.ts'
import { interact } from './interact.ts'
import { join } from './join.ts'
import { leave } from './leave.ts'
import { longRest } from './long-rest.ts'
import { castASpell, magic } from './magic.ts'
import { mount } from './mount.ts'
import { move } from './move.ts'
import { opportunityAttack } from './opportunity-attack.ts'
import { passTime } from './pass-time.ts'
import { ready } from './ready.ts'
import { release } from './release.ts'
import { rollInitiative } from './roll-initiative.ts'
import { search } from './search.ts'
import { setArmorClass } from './set-armor-class.ts'
import { setDistance } from './set-distance.ts'
import { setHitPointMaximum } from './set-hit-point-maximum.ts'
import { setInitiative } from './set-initiative.ts'
import { setSpeed } from './set-speed.ts'
import { setSpellSlots } from './set-spell-slots.ts'
import { setSpent } from './set-spent.ts'
import { shortRest } from './short-rest.ts'
import { shove } from './shove.ts'
import { specialAction } from './special-action.ts'
import { stabilize } from './stabilize.ts'
import { standUp } from './stand-up.ts'
import { study } from './study.ts'
import { takeDamage } from './take-damage.ts'
import { triggerReadied } from './trigger-readied.ts'
import { twoWeaponAttack } from './two-weapon-attack.ts'
import { useAnItem, useAnObject, utilize } from './utilize.ts'

/** How each kind of event is handled. To add an event, add a file, its kind in `event-kinds.ts` and a row here. */
export const EVENTS = {
  'add-condition': addCondition,
  attack,
  'begin-turn': beginTurn,
  'cast-a-spell': castASpell,
  concentrate,
  'coup-de-grace': coupDeGrace,
  dash,
  'death-save': deathSave,
  decline,
  disengage,
  dismount,
  dodge,
  'drop-prone': dropProne,
  'end-combat': endCombat,
  'end-concentration': endConcentration,
  'end-condition': endCondition,
  'end-turn': endTurn,
  escape: escapeGrapple,
  'force-save': forceSave,
  'gain-temporary-hit-points': gainTemporaryHitPoints,
  grapple,
  heal,
  help,
  hide,
  hustle,
  improvise,
  influence,
  interact,
  join,
  leave,
  'long-rest': longRest,
  magic,
  mount,
  move,
  'opportunity-attack': opportunityAttack,
  'pass-time': passTime,
  ready,
  release,
  'roll-initiative': rollInitiative,
  search,
  'set-armor-class': setArmorClass,
  'set-distance': setDistance,
  'set-hit-point-maximum': setHitPointMaximum,
  'set-initiative': setInitiative,
  'set-speed': setSpeed,
  'set-spell-slots': setSpellSlots,
  'set-spent': setSpent,
  'short-rest': shortRest,
  shove,
  'special-action': specialAction,
  stabilize,
  'stand-up': standUp,
  study,
  'take-damage': takeDamage,
  'trigger-readied': triggerReadied,
  'two-weapon-attack': twoWeaponAttack,
  'use-an-item': useAnItem,
  'use-an-object': useAnObject,
  utilize,
} satisfies Readonly<Record<FightEventKind, unknown>>

type EventOf<Kind, Handler> =
  Handler extends EventHandler<infer Event extends { readonly kind: Kind & string }> ? Event : never

/** An event of each kind. */
export type EventByKind = { readonly [Kind in FightEventKind]: EventOf<Kind, (typeof EVENTS)[Kind]> }

/** An event of a fight: plain data. `overruled`: a GM lets it happen even if a rule forbids it. */
export type FightEvent = EventByKind[FightEventKind] & { readonly overruled?: boolean }

/** How an event is handled; undefined if there is no such kind. */
export function handlerOf(kind: string): EventHandler<FightEvent> | undefined {
  return isFightEventKind(kind) ? EVENTS[kind] : undefined
}

/**
 * The rule that a kind of event is about.
 *
 * @throws RangeError if there is no such kind
 * @example
 * eventRule('take-damage') // => 'damage'
 */
export const eventRule = (kind: FightEventKind): RuleId => EVENTS[requireOneOf('kind', kind, FIGHT_EVENT_KINDS)].rule
