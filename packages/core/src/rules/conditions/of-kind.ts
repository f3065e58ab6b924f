import type { ConditionEffect } from '../../tables/conditions/condition-effect.ts'
import type { EffectInForce, EffectOf } from './condition-effects.ts'

/** Those of one kind, among the effects in force. */
export const ofKind = <Kind extends ConditionEffect['kind']>(
  effects: readonly EffectInForce[],
  kind: Kind,
): readonly EffectInForce<EffectOf<Kind>>[] =>
  effects.filter((one): one is EffectInForce<EffectOf<Kind>> => one.effect.kind === kind)
