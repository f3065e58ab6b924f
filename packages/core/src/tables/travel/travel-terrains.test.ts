import { expect, test } from 'vitest'
import { parse } from '../../dice/parse.ts'
import { TERRAINS } from '../../vocabulary/terrains.ts'
import { TRAVEL_TERRAINS } from './travel-terrains.ts'

// SRD 5.2.1, Gameplay Toolbox, Travel Terrain (page 192): maximum pace, encounter distance, foraging, navigation, search
test('Travel Terrain', () => {
  expect(
    TERRAINS.map((terrain) => {
      const row = TRAVEL_TERRAINS[terrain]
      const dcs = [row.foragingDc, row.navigationDc, row.searchDc].join(' ')
      return `${terrain} ${row.maximumPace} ${row.encounterDistanceFeet} ${dcs}`
    }),
  ).toEqual([
    'arctic fast 6d6*10 20 10 10',
    'coastal normal 2d10*10 10 5 15',
    'desert normal 6d6*10 20 10 10',
    'forest normal 2d8*10 10 15 15',
    'grassland fast 6d6*10 15 5 15',
    'hill normal 2d10*10 15 10 15',
    'mountain slow 4d10*10 20 15 20',
    'swamp slow 2d8*10 10 15 20',
    'underdark normal 2d6*10 20 10 20',
    'urban normal 2d6*10 20 15 15',
    'waterborne vehicle 6d6*10 15 10 15',
  ])
  expect(TERRAINS.filter((terrain) => TRAVEL_TERRAINS[terrain].fastNeedsEquipment)).toEqual(['arctic'])
})

test('each distance is in our notation', () => {
  expect(TERRAINS.filter((terrain) => !parse(TRAVEL_TERRAINS[terrain].encounterDistanceFeet).ok)).toEqual([])
})
