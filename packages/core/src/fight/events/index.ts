import type { RuleId } from '../../vocabulary/rule-ids.ts'
import type { EventHandler } from '../handler.ts'
import { type AddCondition, addCondition } from './add-condition.ts'
import { type AttackEvent, attack } from './attack.ts'
import { type BeginTurn, beginTurn } from './begin-turn.ts'
import { type Concentrate, concentrate } from './concentrate.ts'
import { type CoupDeGrace, coupDeGrace } from './coup-de-grace.ts'
import { type Dash, dash } from './dash.ts'
import { type DeathSave, deathSave } from './death-save.ts'
import { type Decline, decline } from './decline.ts'
import { type Disengage, disengage } from './disengage.ts'
import { type Dismount, dismount } from './dismount.ts'
import { type Dodge, dodge } from './dodge.ts'
import { type DropProne, dropProne } from './drop-prone.ts'
import { type EndCombat, endCombat } from './end-combat.ts'
import { type EndConcentration, endConcentration } from './end-concentration.ts'
import { type EndCondition, endCondition } from './end-condition.ts'
import { type EndTurn, endTurn } from './end-turn.ts'
import { type Escape, escapeGrapple } from './escape.ts'
import { type ForceSave, forceSave } from './force-save.ts'
import { type GainTemporaryHitPoints, gainTemporaryHitPoints } from './gain-temporary-hit-points.ts'
import { type Grapple, grapple } from './grapple.ts'
import { type Heal, heal } from './heal.ts'
import { type Help, help } from './help.ts'
import { type Hide, hide } from './hide.ts'
import { type Hustle, hustle } from './hustle.ts'
import { type Improvise, improvise } from './improvise.ts'
import { type Influence, influence } from './influence.ts'
import { type Interact, interact } from './interact.ts'
import { type Join, join } from './join.ts'
import { type Leave, leave } from './leave.ts'
import { type LongRest, longRest } from './long-rest.ts'
import { type CastASpell, castASpell, type Magic, magic } from './magic.ts'
import { type Mount, mount } from './mount.ts'
import { type Move, move } from './move.ts'
import { type OpportunityAttack, opportunityAttack } from './opportunity-attack.ts'
import { type PassTime, passTime } from './pass-time.ts'
import { type Ready, ready } from './ready.ts'
import { type Release, release } from './release.ts'
import { type RollInitiative, rollInitiative } from './roll-initiative.ts'
import { type Search, search } from './search.ts'
import { type SetArmorClass, setArmorClass } from './set-armor-class.ts'
import { type SetDistance, setDistance } from './set-distance.ts'
import { type SetHitPointMaximum, setHitPointMaximum } from './set-hit-point-maximum.ts'
import { type SetInitiative, setInitiative } from './set-initiative.ts'
import { type SetSpeed, setSpeed } from './set-speed.ts'
import { type SetSpellSlots, setSpellSlots } from './set-spell-slots.ts'
import { type ShortRest, shortRest } from './short-rest.ts'
import { type Shove, shove } from './shove.ts'
import { type Stabilize, stabilize } from './stabilize.ts'
import { type StandUp, standUp } from './stand-up.ts'
import { type Study, study } from './study.ts'
import { type TakeDamage, takeDamage } from './take-damage.ts'
import { type TriggerReadied, triggerReadied } from './trigger-readied.ts'
import { type TwoWeaponAttack, twoWeaponAttack } from './two-weapon-attack.ts'
import { type UseAnItem, type Utilize, useAnItem, utilize } from './utilize.ts'

/** Every kind of event, and what an event of the kind says. */
export interface EventByKind {
  readonly 'add-condition': AddCondition
  readonly attack: AttackEvent
  readonly 'begin-turn': BeginTurn
  readonly 'cast-a-spell': CastASpell
  readonly concentrate: Concentrate
  readonly 'coup-de-grace': CoupDeGrace
  readonly dash: Dash
  readonly 'death-save': DeathSave
  readonly decline: Decline
  readonly disengage: Disengage
  readonly dismount: Dismount
  readonly dodge: Dodge
  readonly 'drop-prone': DropProne
  readonly 'end-combat': EndCombat
  readonly 'end-concentration': EndConcentration
  readonly 'end-condition': EndCondition
  readonly 'end-turn': EndTurn
  readonly escape: Escape
  readonly 'force-save': ForceSave
  readonly 'gain-temporary-hit-points': GainTemporaryHitPoints
  readonly grapple: Grapple
  readonly heal: Heal
  readonly help: Help
  readonly hide: Hide
  readonly hustle: Hustle
  readonly improvise: Improvise
  readonly influence: Influence
  readonly interact: Interact
  readonly join: Join
  readonly leave: Leave
  readonly 'long-rest': LongRest
  readonly magic: Magic
  readonly mount: Mount
  readonly move: Move
  readonly 'opportunity-attack': OpportunityAttack
  readonly 'pass-time': PassTime
  readonly ready: Ready
  readonly release: Release
  readonly 'roll-initiative': RollInitiative
  readonly search: Search
  readonly 'set-armor-class': SetArmorClass
  readonly 'set-distance': SetDistance
  readonly 'set-hit-point-maximum': SetHitPointMaximum
  readonly 'set-initiative': SetInitiative
  readonly 'set-speed': SetSpeed
  readonly 'set-spell-slots': SetSpellSlots
  readonly 'short-rest': ShortRest
  readonly shove: Shove
  readonly stabilize: Stabilize
  readonly 'stand-up': StandUp
  readonly study: Study
  readonly 'take-damage': TakeDamage
  readonly 'trigger-readied': TriggerReadied
  readonly 'two-weapon-attack': TwoWeaponAttack
  readonly 'use-an-item': UseAnItem
  readonly utilize: Utilize
}

/** The id of a kind of event. */
export type FightEventKind = keyof EventByKind

/** An event of a fight: plain data. */
export type FightEvent = EventByKind[FightEventKind]

/** How each kind of event is handled. To add an event is to add a file and a row here. */
export const EVENTS: { readonly [Kind in FightEventKind]: EventHandler<EventByKind[Kind]> } = {
  'add-condition': addCondition,
  attack: attack,
  'begin-turn': beginTurn,
  'cast-a-spell': castASpell,
  concentrate: concentrate,
  'coup-de-grace': coupDeGrace,
  dash: dash,
  'death-save': deathSave,
  decline: decline,
  disengage: disengage,
  dismount: dismount,
  dodge: dodge,
  'drop-prone': dropProne,
  'end-combat': endCombat,
  'end-concentration': endConcentration,
  'end-condition': endCondition,
  'end-turn': endTurn,
  escape: escapeGrapple,
  'force-save': forceSave,
  'gain-temporary-hit-points': gainTemporaryHitPoints,
  grapple: grapple,
  heal: heal,
  help: help,
  hide: hide,
  hustle: hustle,
  improvise: improvise,
  influence: influence,
  interact: interact,
  join: join,
  leave: leave,
  'long-rest': longRest,
  magic: magic,
  mount: mount,
  move: move,
  'opportunity-attack': opportunityAttack,
  'pass-time': passTime,
  ready: ready,
  release: release,
  'roll-initiative': rollInitiative,
  search: search,
  'set-armor-class': setArmorClass,
  'set-distance': setDistance,
  'set-hit-point-maximum': setHitPointMaximum,
  'set-initiative': setInitiative,
  'set-speed': setSpeed,
  'set-spell-slots': setSpellSlots,
  'short-rest': shortRest,
  shove: shove,
  stabilize: stabilize,
  'stand-up': standUp,
  study: study,
  'take-damage': takeDamage,
  'trigger-readied': triggerReadied,
  'two-weapon-attack': twoWeaponAttack,
  'use-an-item': useAnItem,
  utilize: utilize,
}

const KINDS: readonly string[] = Object.keys(EVENTS)

const isKind = (kind: string): kind is FightEventKind => KINDS.includes(kind)

/** Every kind of event. */
export const FIGHT_EVENT_KINDS: readonly FightEventKind[] = KINDS.filter(isKind)

/** How an event is handled; undefined for a kind that there is not. */
export function handlerOf(kind: string): EventHandler<FightEvent> | undefined {
  return isKind(kind) ? EVENTS[kind] : undefined
}

/**
 * The rule that a kind of event is about.
 *
 * @example
 * eventRule('take-damage') // => 'damage'
 */
export const eventRule = (kind: FightEventKind): RuleId => EVENTS[kind].rule
