export { type Applied, apply } from './apply.ts'
export { attacksOf } from './attacks.ts'
export { createFight, type NewAttack, type NewCreature, type NewFight } from './create-fight.ts'
export {
  type EventByKind,
  eventRule,
  FIGHT_EVENT_KINDS,
  type FightEvent,
  type FightEventKind,
} from './events/index.ts'
export type { Join, JoiningCreature } from './events/join.ts'
export type { InitiativeTold } from './events/roll-initiative.ts'
export type { Leg, Walk } from './leg.ts'
export { type Legality, legal } from './legal.ts'
export { distanceFeet } from './places.ts'
export type { FightStep, Now } from './play.ts'
export type { Refusal } from './refusal.ts'
export { type NotReplayed, type Replayed, replay } from './replay.ts'
export { movementLeftFeet } from './speed.ts'
export type {
  Attack,
  Concentration,
  Creature,
  FightState,
  FightTerrain,
  Helping,
  Hidden,
  LongRestTaken,
  Offer,
  Phase,
  Place,
  Range,
  ReadiedReaction,
  ReadiedResponse,
  Spent,
} from './state.ts'
