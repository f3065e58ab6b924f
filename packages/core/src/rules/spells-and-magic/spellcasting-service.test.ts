import { expect, test } from 'vitest'
import { printCost } from '../../../test/print-price.ts'
import { SPELL_LEVELS } from '../../vocabulary/spell-levels.ts'
import { spellcastingService } from './spellcasting-service.ts'

// SRD 5.2.1, Equipment, Spellcasting Services (page 102), from cantrips to level 9
test('every spell level', () => {
  expect(
    SPELL_LEVELS.map((level) => {
      const service = spellcastingService(level)
      return `${level}: ${service.settlements.join(', ')}: ${printCost(service)}`
    }),
  ).toEqual([
    '0: village, town, city: 30 GP',
    '1: village, town, city: 50 GP',
    '2: village, town, city: 200 GP',
    '3: town, city: 300 GP',
    '4: town, city: 2,000 GP',
    '5: town, city: 2,000 GP',
    '6: city: 20,000 GP',
    '7: city: 20,000 GP',
    '8: city: 20,000 GP',
    '9: city: 100,000 GP',
  ])
})
