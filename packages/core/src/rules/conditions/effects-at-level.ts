import type { ConditionEffect, ConditionRow } from '../../tables/conditions/condition-effect.ts'

/** The effects that a condition has at a level. */
export const effectsAtLevel = (row: ConditionRow | undefined, level: number): readonly ConditionEffect[] =>
  row?.effects.filter(({ fromLevel = 1 }) => level >= fromLevel) ?? []
