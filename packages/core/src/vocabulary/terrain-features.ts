import { isOneOf } from '../one-of.ts'

/**
 * The kinds of features that can make a space Difficult Terrain. `rough-ground` is heavy snow, ice, rubble, undergrowth
 * and the like.
 *
 * @source SRD 5.2.1, Rules Glossary, Difficult Terrain (page 181)
 */
export const TERRAIN_FEATURES = ['creature', 'furniture', 'rough-ground', 'liquid', 'opening', 'slope'] as const

/** The id of a kind of feature that can make a space Difficult Terrain. */
export type TerrainFeatureKind = (typeof TERRAIN_FEATURES)[number]

/** Whether a value is a kind of feature that can make a space Difficult Terrain. */
export const isTerrainFeatureKind = (value: unknown): value is TerrainFeatureKind => isOneOf(value, TERRAIN_FEATURES)
