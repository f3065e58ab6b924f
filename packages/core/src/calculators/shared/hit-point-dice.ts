import { CLASS_HIT_POINTS } from '../../tables/level-advancement/class-hit-points.ts'

/** The Hit Point Dice of classes, smallest first. */
export const HIT_POINT_DICE: readonly string[] = [
  ...new Set(Object.values(CLASS_HIT_POINTS).map(({ hitDie }) => hitDie)),
]
  .sort((a, b) => a - b)
  .map((sides) => `d${sides}`)
