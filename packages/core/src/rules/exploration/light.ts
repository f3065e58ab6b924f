import { requireInteger } from '../../bounds.ts'
import { LIGHT_SOURCES, type LightSource, type LightSourceRow } from '../../tables/exploration/light-sources.ts'
import { LIGHT_LEVELS, type LightLevel } from '../../vocabulary/light-levels.ts'

const FEET = { minimum: 0, maximum: Number.MAX_SAFE_INTEGER }

/**
 * The light that a source sheds at a distance: Bright Light near it, Dim Light farther off, then none. A source that
 * sheds light in a cone does so only inside the cone.
 *
 * @param hooded whether the hood of a Hooded Lantern is lowered; no other source has a hood
 * @throws RangeError if the distance is negative or not an integer
 * @source SRD 5.2.1, Equipment, Candle (page 96), Lamp, Lantern (page 98), Torch (page 100)
 * @example
 * lightShed('torch', 20) // => 'bright-light'
 * lightShed('torch', 25) // => 'dim-light'
 * lightShed('torch', 45) // => 'darkness'
 * lightShed('hooded-lantern', 5, true) // => 'dim-light'
 */
export function lightShed(source: LightSource, distanceFeet: number, hooded = false): LightLevel {
  requireInteger('distanceFeet', distanceFeet, FEET)
  const { brightFeet, additionalDimFeet, hoodedDimFeet }: LightSourceRow = LIGHT_SOURCES[source]
  if (hooded && hoodedDimFeet !== undefined) return distanceFeet <= hoodedDimFeet ? 'dim-light' : 'darkness'
  if (distanceFeet <= brightFeet) return 'bright-light'
  return distanceFeet <= brightFeet + additionalDimFeet ? 'dim-light' : 'darkness'
}

/**
 * The illumination of a place lit by several sources: that of the brightest, or Darkness without any.
 *
 * @source SRD 5.2.1, Playing the Game, Light (page 11)
 * @example
 * illumination(['darkness', 'dim-light']) // => 'dim-light'
 * illumination([]) // => 'darkness'
 */
export const illumination = (lights: readonly LightLevel[]): LightLevel =>
  LIGHT_LEVELS.findLast((light) => lights.includes(light)) ?? 'darkness'

/**
 * The illumination a number of categories brighter, as Darkvision sees it.
 *
 * @source SRD 5.2.1, Rules Glossary, Darkvision (page 180)
 * @example
 * brighter('darkness', 1) // => 'dim-light'
 * brighter('bright-light', 1) // => 'bright-light'
 */
export const brighter = (light: LightLevel, levels: number): LightLevel =>
  LIGHT_LEVELS[Math.min(LIGHT_LEVELS.indexOf(light) + levels, LIGHT_LEVELS.length - 1)] ?? light
