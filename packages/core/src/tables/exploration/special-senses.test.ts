import { expect, test } from 'vitest'
import { SENSES } from '../../vocabulary/senses.ts'
import { SPECIAL_SENSES } from './special-senses.ts'

// SRD 5.2.1, Rules Glossary: Blindsight (page 177), Darkvision (page 180), Tremorsense, Truesight (page 190)
test('what each special sense pierces', () => {
  expect(SENSES.map((sense) => [sense, SPECIAL_SENSES[sense].pierces])).toEqual([
    ['blindsight', ['blinded', 'darkness', 'obscurement', 'invisible']],
    ['darkvision', []],
    ['tremorsense', ['blinded', 'darkness', 'obscurement', 'invisible']],
    ['truesight', ['darkness', 'invisible', 'visual-illusion', 'transformation', 'ethereal-plane']],
  ])
})

test('which special senses count as sight', () => {
  expect(SENSES.filter((sense) => SPECIAL_SENSES[sense].sees)).toEqual(['blindsight', 'darkvision', 'truesight'])
})

test('only Darkvision brightens light, only Blindsight stops at Total Cover, only Tremorsense needs contact', () => {
  expect(SENSES.filter((sense) => SPECIAL_SENSES[sense].lightLevelsBrighter === 1)).toEqual(['darkvision'])
  expect(SENSES.filter((sense) => SPECIAL_SENSES[sense].stoppedByTotalCover)).toEqual(['blindsight'])
  expect(SENSES.filter((sense) => SPECIAL_SENSES[sense].needsContact)).toEqual(['tremorsense'])
})
