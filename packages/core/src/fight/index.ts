export { type Applied, apply } from './apply.ts'
export { createFight, type NewAttack, type NewCreature, type NewFight } from './create-fight.ts'
export {
  type EventByKind,
  FIGHT_EVENT_KINDS,
  type FightEvent,
  type FightEventKind,
} from './events/index.ts'
export type { Leg, Walk } from './leg.ts'
export { type Legality, legal } from './legal.ts'
export { distanceFeet } from './places.ts'
export type { FightStep } from './play.ts'
export type { Refusal } from './refusal.ts'
export { type NotReplayed, type Replayed, replay } from './replay.ts'
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
