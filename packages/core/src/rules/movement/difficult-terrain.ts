import { FROM_0, requireInteger } from '../../bounds.ts'
import { isOneOf, requireOneOf } from '../../one-of.ts'
import type { RulesOf } from '../../rulesets/ruleset.ts'
import { srd521Combat } from '../../rulesets/srd-5-2-1/combat.ts'
import { SIZES, type Size } from '../../vocabulary/sizes.ts'
import { sizesLarger } from '../combat/size-difference.ts'
import { type CreatureInTheWay, movingThrough } from './moving-around-creatures.ts'

/** The depths of a liquid, as a creature that wades in it measures them. */
export const LIQUID_DEPTHS = ['below-shin', 'shin-to-waist', 'above-waist'] as const

/** The id of a depth of a liquid. */
export type LiquidDepth = (typeof LIQUID_DEPTHS)[number]

/** Whether a value is a depth of a liquid. */
export const isLiquidDepth = (value: unknown): value is LiquidDepth => isOneOf(value, LIQUID_DEPTHS)

/** Something in a space that may make it Difficult Terrain. */
export type TerrainFeature =
  | { readonly kind: 'creature'; readonly creature: CreatureInTheWay }
  /** furniture that is sized for creatures of a size */
  | { readonly kind: 'furniture'; readonly size: Size }
  /** heavy snow, ice, rubble, undergrowth, or something similar */
  | { readonly kind: 'rough-ground' }
  | { readonly kind: 'liquid'; readonly depth: LiquidDepth }
  /** a narrow opening that is sized for creatures of a size */
  | { readonly kind: 'opening'; readonly size: Size }
  | { readonly kind: 'slope'; readonly degrees: number }

/** The space that a creature enters. */
export interface EnteredSpace {
  readonly features: readonly TerrainFeature[]
  /** the size of the creature that moves */
  readonly size: Size
}

/**
 * The smallest slope that is Difficult Terrain, in degrees.
 *
 * @source SRD 5.2.1, Rules Glossary, Difficult Terrain (page 181)
 */
export const DIFFICULT_SLOPE_DEGREES = 20

function isDifficult(feature: TerrainFeature, size: Size, ruleset: RulesOf<'movingAroundCreatures'>): boolean {
  switch (feature.kind) {
    case 'creature':
      return movingThrough({ moverSize: size, creature: feature.creature }, ruleset).value.difficultTerrain
    case 'furniture':
      return sizesLarger({ size: requireOneOf('size', feature.size, SIZES), than: size }) >= 0
    case 'rough-ground':
      return true
    case 'liquid':
      return requireOneOf('depth', feature.depth, LIQUID_DEPTHS) === 'shin-to-waist'
    case 'opening':
      return sizesLarger({ size, than: requireOneOf('size', feature.size, SIZES) }) === 1
    case 'slope':
      return requireInteger('degrees', feature.degrees, FROM_0) >= DIFFICULT_SLOPE_DEGREES
    default:
      throw new RangeError(`kind is ${String((feature as TerrainFeature).kind)}; it must be a kind of terrain feature.`)
  }
}

/**
 * What makes a space Difficult Terrain for a creature, or nothing. It is Difficult Terrain only once, however many
 * features it has. Deeper liquid is swum through. The rules say nothing about openings for creatures two sizes smaller.
 * SRD 5.1 gives examples without figures: another creature, low furniture, and rough ground such as rubble or a bog.
 *
 * @throws RangeError if an id is unknown, or the degrees of a slope are negative or not an integer
 * @source SRD 5.2.1, Rules Glossary, Difficult Terrain (page 181)
 * @source SRD 5.1, Combat, Difficult Terrain (page 91)
 * @example
 * difficultTerrainFrom({ features: [{ kind: 'slope', degrees: 25 }], size: 'medium' }) // => [{ kind: 'slope', degrees: 25 }]
 * difficultTerrainFrom({ features: [{ kind: 'opening', size: 'medium' }], size: 'medium' }) // => []
 */
export function difficultTerrainFrom(
  { features, size }: EnteredSpace,
  ruleset: RulesOf<'movement' | 'movingAroundCreatures'> = srd521Combat,
): readonly TerrainFeature[] {
  requireOneOf('size', size, SIZES)
  const { difficultFeatures } = ruleset.movement
  return features.filter((feature) => isDifficult(feature, size, ruleset) && difficultFeatures.includes(feature.kind))
}
