import { expect, test } from 'vitest'
import { SUBSTANCES } from '../../vocabulary/substances.ts'
import { OBJECT_ARMOR_CLASSES } from './object-armor-classes.ts'

// SRD 5.2.1, Rules Glossary, Breaking Objects (page 178)
test('Object Armor Class', () => {
  expect(OBJECT_ARMOR_CLASSES.map(({ substances, armorClass }) => `${armorClass} ${substances.join(', ')}`)).toEqual([
    '11 cloth, paper, rope',
    '13 crystal, glass, ice',
    '15 wood',
    '17 stone',
    '19 iron, steel',
    '21 mithral',
    '23 adamantine',
  ])
})

test('each substance stands in one row', () => {
  expect(OBJECT_ARMOR_CLASSES.flatMap(({ substances }) => substances)).toEqual(SUBSTANCES)
})
