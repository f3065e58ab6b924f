import { FROM_0, requireInteger } from '../../bounds.ts'
import { requireEachOf, requireKeyOf, requireOneOf } from '../../one-of.ts'
import { LIGHT_SOURCES, type LightSource, type LightSourceRow } from '../../tables/exploration/light-sources.ts'
import { LIGHT_LEVELS, type LightLevel } from '../../vocabulary/light-levels.ts'

/** A place that a light source may light. */
export interface LitPlace {
  readonly source: LightSource
  /** how far it is from the source */
  readonly distanceFeet: number
  /** whether the hood of a Hooded Lantern is lowered; no other source has a hood; false by default */
  readonly hooded?: boolean
}

/** Light that is seen brighter than it is. */
export interface BrighterLight {
  readonly light: LightLevel
  /** by how many categories, from 0 */
  readonly levels: number
}

/**
 * The light that a source sheds at a distance: Bright Light near it, Dim Light farther off, then none. A source that
 * sheds light in a cone does so only inside the cone.
 *
 * @throws RangeError if the source is unknown, or the distance is negative or not an integer
 * @source SRD 5.2.1, Equipment, Candle (page 96), Lamp, Lantern (page 98), Torch (page 100)
 * @example
 * lightShed({ source: 'torch', distanceFeet: 20 }) // => 'bright-light'
 * lightShed({ source: 'torch', distanceFeet: 25 }) // => 'dim-light'
 * lightShed({ source: 'torch', distanceFeet: 45 }) // => 'darkness'
 * lightShed({ source: 'hooded-lantern', distanceFeet: 5, hooded: true }) // => 'dim-light'
 */
export function lightShed({ source, distanceFeet, hooded = false }: LitPlace): LightLevel {
  requireInteger('distanceFeet', distanceFeet, FROM_0)
  requireKeyOf('source', source, LIGHT_SOURCES)
  const { brightFeet, additionalDimFeet, hoodedDimFeet }: LightSourceRow = LIGHT_SOURCES[source]
  if (hooded && hoodedDimFeet !== undefined) return distanceFeet <= hoodedDimFeet ? 'dim-light' : 'darkness'
  if (distanceFeet <= brightFeet) return 'bright-light'
  return distanceFeet <= brightFeet + additionalDimFeet ? 'dim-light' : 'darkness'
}

/**
 * The illumination of a place lit by several sources: that of the brightest, or Darkness without any.
 *
 * @throws RangeError if a light level is unknown
 * @source SRD 5.2.1, Playing the Game, Light (page 11)
 * @example
 * illumination(['darkness', 'dim-light']) // => 'dim-light'
 * illumination([]) // => 'darkness'
 */
export function illumination(lights: readonly LightLevel[]): LightLevel {
  requireEachOf('lights', lights, LIGHT_LEVELS)
  return LIGHT_LEVELS.findLast((light) => lights.includes(light)) ?? 'darkness'
}

/**
 * The illumination a number of categories brighter, as Darkvision sees it.
 *
 * @throws RangeError if the light level is unknown, or the number is negative or not an integer
 * @source SRD 5.2.1, Rules Glossary, Darkvision (page 180)
 * @example
 * brighter({ light: 'darkness', levels: 1 }) // => 'dim-light'
 * brighter({ light: 'bright-light', levels: 1 }) // => 'bright-light'
 */
export function brighter({ light, levels }: BrighterLight): LightLevel {
  requireOneOf('light', light, LIGHT_LEVELS)
  requireInteger('levels', levels, FROM_0)
  return LIGHT_LEVELS[Math.min(LIGHT_LEVELS.indexOf(light) + levels, LIGHT_LEVELS.length - 1)] ?? light
}
