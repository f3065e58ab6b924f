import { type ByLargeVehicle, LARGE_VEHICLES } from '../../vocabulary/vehicles.ts'
import { COIN_VALUES } from '../equipment/coin-values.ts'
import { type Cell, integer, mixed, none, quantity, type Table, term } from '../table.ts'

/** One row of the Airborne and Waterborne Vehicles table. */
export interface LargeVehicleRow {
  /** in half miles per hour, since a Rowboat's speed is 1½ miles per hour */
  readonly speedHalfMilesPerHour: number
  /** the minimum crew of skilled hirelings */
  readonly crew: number
  /** Small and Medium passengers in hammocks; 0 if the table has a dash */
  readonly passengers: number
  /** in half tons, since a Keelboat carries half a ton; 0 if the table has a dash */
  readonly cargoHalfTons: number
  readonly armorClass: number
  readonly hitPoints: number
  /** 0 if the table has a dash: all damage counts */
  readonly damageThreshold: number
  readonly costCopperPieces: number
}

/**
 * The Airborne and Waterborne Vehicles table.
 *
 * @source SRD 5.2.1, Equipment, Airborne and Waterborne Vehicles (page 101)
 */
export const LARGE_VEHICLE_STATISTICS: ByLargeVehicle<LargeVehicleRow> = {
  airship:        { speedHalfMilesPerHour: 16, crew: 10, passengers:  20, cargoHalfTons:   2, armorClass: 13, hitPoints: 300, damageThreshold:  0, costCopperPieces: 4000000 },
  galley:         { speedHalfMilesPerHour:  8, crew: 80, passengers:   0, cargoHalfTons: 300, armorClass: 15, hitPoints: 500, damageThreshold: 20, costCopperPieces: 3000000 },
  keelboat:       { speedHalfMilesPerHour:  2, crew:  1, passengers:   6, cargoHalfTons:   1, armorClass: 15, hitPoints: 100, damageThreshold: 10, costCopperPieces:  300000 },
  longship:       { speedHalfMilesPerHour:  6, crew: 40, passengers: 150, cargoHalfTons:  20, armorClass: 15, hitPoints: 300, damageThreshold: 15, costCopperPieces: 1000000 },
  rowboat:        { speedHalfMilesPerHour:  3, crew:  1, passengers:   3, cargoHalfTons:   0, armorClass: 11, hitPoints:  50, damageThreshold:  0, costCopperPieces:    5000 },
  'sailing-ship': { speedHalfMilesPerHour:  4, crew: 20, passengers:  20, cargoHalfTons: 200, armorClass: 15, hitPoints: 300, damageThreshold: 15, costCopperPieces: 1000000 },
  warship:        { speedHalfMilesPerHour:  5, crew: 60, passengers:  60, cargoHalfTons: 400, armorClass: 15, hitPoints: 500, damageThreshold: 20, costCopperPieces: 2500000 },
}

const orNone = (value: number): Cell => (value === 0 ? none : mixed(value))

/** The Airborne and Waterborne Vehicles table as a reader sees it. */
export const largeVehiclesTable: Table = {
  id: 'large-vehicles',
  source: { document: 'SRD 5.2.1', heading: 'Airborne and Waterborne Vehicles', page: 101 },
  columns: ['vehicle', 'speed-per-hour', 'crew', 'passengers', 'cargo-tons', 'armor-class', 'hit-points', 'damage-threshold', 'cost-gold-pieces'],
  rows: LARGE_VEHICLES.map((vehicle) => {
    const row = LARGE_VEHICLE_STATISTICS[vehicle]
    return [
      term(vehicle),
      quantity(row.speedHalfMilesPerHour / 2, 'miles'),
      integer(row.crew),
      orNone(row.passengers),
      orNone(row.cargoHalfTons / 2),
      integer(row.armorClass),
      integer(row.hitPoints),
      orNone(row.damageThreshold),
      integer(row.costCopperPieces / COIN_VALUES['gold-piece']),
    ]
  }),
}
