import type { AdventuringGear } from '../../vocabulary/adventuring-gear.ts'
import type { Ammunition } from '../../vocabulary/ammunition.ts'

/** How much a container holds. If it has more than one figure, none may be exceeded, unless the row says `or`. */
export interface ContainerRow {
  readonly container: AdventuringGear
  readonly pounds?: number
  /** in tenths of a cubic foot, since a Pouch holds one fifth */
  readonly tenthsOfCubicFoot?: number
  /** in ounces: 16 to the pint, 128 to the gallon */
  readonly fluidOunces?: number
  /** pieces of certain things */
  readonly pieces?: Partial<Readonly<Record<AdventuringGear | Ammunition, number>>>
  /** holds one of its figures or another, not both */
  readonly or?: true
}

/**
 * What the containers of the adventuring gear hold.
 *
 * @source SRD 5.2.1, Equipment, Adventuring Gear (pages 96 to 100)
 */
export const CONTAINERS = [
  { container: 'backpack',           pounds: 30, tenthsOfCubicFoot: 10 },
  { container: 'barrel',             fluidOunces: 5120, tenthsOfCubicFoot: 40, or: true },
  { container: 'basket',             pounds: 40, tenthsOfCubicFoot: 20 },
  { container: 'bucket',             tenthsOfCubicFoot: 5 },
  { container: 'chest',              tenthsOfCubicFoot: 120 },
  { container: 'crossbow-bolt-case', pieces: { bolts: 20 } },
  { container: 'flask',              fluidOunces: 16 },
  { container: 'glass-bottle',       fluidOunces: 24 },
  { container: 'iron-pot',           fluidOunces: 128 },
  { container: 'jug',                fluidOunces: 128 },
  { container: 'map-or-scroll-case', pieces: { paper: 10, parchment: 5 }, or: true },
  { container: 'pouch',              pounds: 6, tenthsOfCubicFoot: 2 },
  { container: 'quiver',             pieces: { arrows: 20 } },
  { container: 'sack',               pounds: 30, tenthsOfCubicFoot: 10 },
  { container: 'vial',               fluidOunces: 4 },
  { container: 'waterskin',          fluidOunces: 64 },
] as const satisfies readonly ContainerRow[]
