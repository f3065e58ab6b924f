import { type ByTerrain, TERRAINS } from '../../vocabulary/terrains.ts'
import type { TravelPace } from '../../vocabulary/travel-paces.ts'
import { dice, integer, type Table, term, words } from '../table.ts'

/** What a terrain means for a journey. */
export interface TravelTerrainRow {
  /** the fastest pace; on water the vehicle decides */
  readonly maximumPace: TravelPace | 'vehicle'
  /** a Fast pace requires appropriate equipment, such as skis */
  readonly fastNeedsEquipment: boolean
  /** how far away an encounter starts, as dice notation */
  readonly encounterDistanceFeet: string
  readonly foragingDc: number
  readonly navigationDc: number
  readonly searchDc: number
}

/**
 * The Travel Terrain table.
 *
 * @source SRD 5.2.1, Gameplay Toolbox, Travel Terrain (page 192)
 */
export const TRAVEL_TERRAINS = {
  arctic:     { maximumPace: 'fast',    fastNeedsEquipment: true,  encounterDistanceFeet: '6d6*10',  foragingDc: 20, navigationDc: 10, searchDc: 10 },
  coastal:    { maximumPace: 'normal',  fastNeedsEquipment: false, encounterDistanceFeet: '2d10*10', foragingDc: 10, navigationDc:  5, searchDc: 15 },
  desert:     { maximumPace: 'normal',  fastNeedsEquipment: false, encounterDistanceFeet: '6d6*10',  foragingDc: 20, navigationDc: 10, searchDc: 10 },
  forest:     { maximumPace: 'normal',  fastNeedsEquipment: false, encounterDistanceFeet: '2d8*10',  foragingDc: 10, navigationDc: 15, searchDc: 15 },
  grassland:  { maximumPace: 'fast',    fastNeedsEquipment: false, encounterDistanceFeet: '6d6*10',  foragingDc: 15, navigationDc:  5, searchDc: 15 },
  hill:       { maximumPace: 'normal',  fastNeedsEquipment: false, encounterDistanceFeet: '2d10*10', foragingDc: 15, navigationDc: 10, searchDc: 15 },
  mountain:   { maximumPace: 'slow',    fastNeedsEquipment: false, encounterDistanceFeet: '4d10*10', foragingDc: 20, navigationDc: 15, searchDc: 20 },
  swamp:      { maximumPace: 'slow',    fastNeedsEquipment: false, encounterDistanceFeet: '2d8*10',  foragingDc: 10, navigationDc: 15, searchDc: 20 },
  underdark:  { maximumPace: 'normal',  fastNeedsEquipment: false, encounterDistanceFeet: '2d6*10',  foragingDc: 20, navigationDc: 10, searchDc: 20 },
  urban:      { maximumPace: 'normal',  fastNeedsEquipment: false, encounterDistanceFeet: '2d6*10',  foragingDc: 20, navigationDc: 15, searchDc: 15 },
  waterborne: { maximumPace: 'vehicle', fastNeedsEquipment: false, encounterDistanceFeet: '6d6*10',  foragingDc: 15, navigationDc: 10, searchDc: 15 },
} as const satisfies ByTerrain<TravelTerrainRow>

/** The Travel Terrain table as a reader sees it. */
export const travelTerrainsTable: Table = {
  id: 'travel-terrains',
  source: { document: 'SRD 5.2.1', heading: 'Travel Terrain', page: 192 },
  columns: ['terrain', 'maximum-pace', 'encounter-distance-feet', 'foraging-dc', 'navigation-dc', 'search-dc'],
  rows: TERRAINS.map((terrain) => {
    const { maximumPace, fastNeedsEquipment, encounterDistanceFeet, ...dcs } = TRAVEL_TERRAINS[terrain]
    return [
      term(terrain),
      words(`pace-${maximumPace}${fastNeedsEquipment ? '-with-equipment' : ''}`),
      dice(encounterDistanceFeet),
      integer(dcs.foragingDc),
      integer(dcs.navigationDc),
      integer(dcs.searchDc),
    ]
  }),
}
