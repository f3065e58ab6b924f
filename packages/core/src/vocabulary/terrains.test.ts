import { expect, test } from 'vitest'
import { TERRAINS } from './terrains.ts'

// SRD 5.2.1, Gameplay Toolbox, Travel Terrain (page 192)
test('the eleven terrains, as the table lists them', () => {
  expect(TERRAINS).toEqual([
    ...['arctic', 'coastal', 'desert', 'forest', 'grassland', 'hill'],
    ...['mountain', 'swamp', 'underdark', 'urban', 'waterborne'],
  ])
})
