import type { LightLevel } from '../../vocabulary/light-levels.ts'
import { type Table, term, words } from '../table.ts'

/** Light without a nearby source, and its category. */
export interface NaturalLightRow {
  readonly when: 'gloomy-day' | 'twilight' | 'dawn' | 'full-moon' | 'night' | 'unlit-dungeon'
  readonly light: LightLevel
  /** false if the rules only say that it might be so */
  readonly certain: boolean
}

/**
 * The light outdoors by day and by night, and underground.
 *
 * @source SRD 5.2.1, Playing the Game, Light (page 11)
 */
export const NATURAL_LIGHTS = [
  { when: 'gloomy-day',    light: 'bright-light', certain: true },
  { when: 'twilight',      light: 'dim-light',    certain: true },
  { when: 'dawn',          light: 'dim-light',    certain: true },
  { when: 'full-moon',     light: 'dim-light',    certain: false },
  { when: 'night',         light: 'darkness',     certain: true },
  { when: 'unlit-dungeon', light: 'darkness',     certain: true },
] as const satisfies readonly NaturalLightRow[]

/** Natural light as a reader sees it. */
export const naturalLightsTable: Table = {
  id: 'natural-lights',
  source: { document: 'SRD 5.2.1', heading: 'Light', page: 11 },
  columns: ['when', 'light'],
  rows: NATURAL_LIGHTS.map(({ when, light, certain }) => [words(certain ? when : `${when}-perhaps`), term(light)]),
}
