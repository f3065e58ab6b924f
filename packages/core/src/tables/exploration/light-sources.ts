import type { AdventuringGear } from '../../vocabulary/adventuring-gear.ts'
import { integer, quantity, type Table, term, words } from '../table.ts'

/** The gear that sheds light. */
export type LightSource = Extract<AdventuringGear, 'candle' | 'lamp' | 'bullseye-lantern' | 'hooded-lantern' | 'torch'>

/** How far a light source sheds light, and for how long. */
export interface LightSourceRow {
  readonly shape: 'radius' | 'cone'
  readonly brightFeet: number
  /** beyond the Bright Light */
  readonly additionalDimFeet: number
  /** with the hood lowered, which leaves no Bright Light: the radius of the Dim Light */
  readonly hoodedDimFeet?: number
  /** what burns: the item itself, or a flask of Oil */
  readonly burns: 'itself' | 'oil'
  readonly hours: number
}

/**
 * The gear that sheds light.
 *
 * @source SRD 5.2.1, Equipment, Candle (page 96), Lamp, Lantern (page 98), Oil (page 99), Torch (page 100)
 */
export const LIGHT_SOURCES: Readonly<Record<LightSource, LightSourceRow>> = {
  candle:             { shape: 'radius', brightFeet:  5, additionalDimFeet:  5, burns: 'itself', hours: 1 },
  lamp:               { shape: 'radius', brightFeet: 15, additionalDimFeet: 30, burns: 'oil',    hours: 6 },
  'bullseye-lantern': { shape: 'cone',   brightFeet: 60, additionalDimFeet: 60, burns: 'oil',    hours: 6 },
  'hooded-lantern':   { shape: 'radius', brightFeet: 30, additionalDimFeet: 30, burns: 'oil',    hours: 6, hoodedDimFeet: 5 },
  torch:              { shape: 'radius', brightFeet: 20, additionalDimFeet: 20, burns: 'itself', hours: 1 },
}

/** The gear that sheds light as a reader sees it. */
export const lightSourcesTable: Table = {
  id: 'light-sources',
  source: { document: 'SRD 5.2.1', heading: 'Adventuring Gear', page: 96 },
  columns: ['source', 'shape', 'bright-light', 'dim-light', 'hours'],
  rows: Object.entries(LIGHT_SOURCES).map(([source, { shape, brightFeet, additionalDimFeet, hours }]) => [
    term(source),
    words(shape),
    quantity(brightFeet, 'feet'),
    quantity(additionalDimFeet, 'feet'),
    integer(hours),
  ]),
}
