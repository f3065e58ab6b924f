import type { MovingAroundCreaturesRule } from '../../rulesets/combat.ts'
import type { Size } from '../../vocabulary/sizes.ts'
import { sizesLarger } from '../combat/size-difference.ts'
import { type CreatureInTheWay, movingThrough } from './moving-around-creatures.ts'

/** Something in a space that may make it Difficult Terrain. */
export type TerrainFeature =
  | { readonly kind: 'creature'; readonly creature: CreatureInTheWay }
  /** furniture that is sized for creatures of a size */
  | { readonly kind: 'furniture'; readonly size: Size }
  /** heavy snow, ice, rubble, undergrowth, or something similar */
  | { readonly kind: 'rough-ground' }
  | { readonly kind: 'liquid'; readonly depth: 'below-shin' | 'shin-to-waist' | 'above-waist' }
  /** a narrow opening that is sized for creatures of a size */
  | { readonly kind: 'opening'; readonly size: Size }
  | { readonly kind: 'slope'; readonly degrees: number }

/**
 * The smallest slope that is Difficult Terrain, in degrees.
 *
 * @source SRD 5.2.1, Rules Glossary, Difficult Terrain (page 181)
 */
export const DIFFICULT_SLOPE_DEGREES = 20

function isDifficult(feature: TerrainFeature, size: Size, rule: MovingAroundCreaturesRule): boolean {
  switch (feature.kind) {
    case 'creature':
      return movingThrough(size, feature.creature, rule).difficultTerrain
    case 'furniture':
      return sizesLarger(feature.size, size) >= 0
    case 'rough-ground':
      return true
    case 'liquid':
      return feature.depth === 'shin-to-waist'
    case 'opening':
      return sizesLarger(size, feature.size) === 1
    case 'slope':
      return feature.degrees >= DIFFICULT_SLOPE_DEGREES
  }
}

/**
 * What makes a space Difficult Terrain for a creature, or nothing. It is Difficult Terrain only once, however many
 * features it has. Deeper liquid is swum through. The rules say nothing about openings for creatures two sizes smaller.
 *
 * @param size the size of the creature that moves
 * @source SRD 5.2.1, Rules Glossary, Difficult Terrain (page 181)
 * @example
 * difficultTerrainFrom([{ kind: 'slope', degrees: 25 }], 'medium', srd521.movingAroundCreatures) // => [{ kind: 'slope', degrees: 25 }]
 * difficultTerrainFrom([{ kind: 'opening', size: 'medium' }], 'medium', srd521.movingAroundCreatures) // => []
 */
export const difficultTerrainFrom = (
  features: readonly TerrainFeature[],
  size: Size,
  rule: MovingAroundCreaturesRule,
): readonly TerrainFeature[] => features.filter((feature) => isDifficult(feature, size, rule))
