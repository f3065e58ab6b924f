export * from './critical-hit.ts'
export * from './damage.ts'
export * from './damage-at-0-hit-points.ts'
export { type DamagePart, type DamageRolled, damageByType, type MixedDamageTypes } from './damage-by-type.ts'
export * from './damage-roll.ts'
export {
  type DamageOddsError,
  modifiersForType,
  type TargetDamageModifiers,
  type TypedDamageTarget,
} from './damage-taken.ts'
export {
  type DeathSave,
  type DeathSavingThrow,
  deadlyHitPoints,
  deathSavingThrow,
  JUST_DROPPED,
  type MortalCharacter,
} from './death-saving-throw.ts'
export {
  type DeathSaveRolls,
  type DyingChances,
  type DyingCreature,
  dyingChances,
} from './death-saving-throw-chances.ts'
export * from './death-saving-throws-by-round.ts'
export * from './dropping-to-zero.ts'
export * from './healing.ts'
export * from './hit-dice.ts'
export * from './hit-points.ts'
export * from './knock-out.ts'
export * from './maximum-damage.ts'
export * from './revival.ts'
export * from './saves-and-damage.ts'
export type { DamagingEffect, EffectOnTargets, SavingTarget } from './saving-target.ts'
export * from './shared-damage.ts'
export * from './stabilize.ts'
export * from './steps.ts'
export * from './temporary-hit-points.ts'
export type { DyingState, Vitals } from './vitals.ts'
