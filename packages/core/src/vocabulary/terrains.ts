import { isOneOf } from '../one-of.ts'

/**
 * The terrains of a journey.
 *
 * @source SRD 5.2.1, Gameplay Toolbox, Travel Terrain (page 192)
 */
export const TERRAINS = [
  'arctic', 'coastal', 'desert', 'forest', 'grassland', 'hill', 'mountain', 'swamp', 'underdark', 'urban',
  'waterborne',
] as const

/** The id of a terrain. */
export type Terrain = (typeof TERRAINS)[number]

/** Whether a value is the id of a terrain. */
export const isTerrain = (value: unknown): value is Terrain => isOneOf(value, TERRAINS)

/** A value for each of the terrains. */
export type ByTerrain<Value> = Readonly<Record<Terrain, Value>>
