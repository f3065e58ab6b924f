import { expect, test } from 'vitest'
import { srd51 } from '../../rulesets/srd-5-1.ts'
import { ABILITIES } from '../../vocabulary/abilities.ts'
import { objectSave } from './object-save.ts'

// SRD 5.2.1, Rules Glossary, Breaking Objects (page 178)
test.each(ABILITIES)('an object fails %s saves', (ability) => {
  expect(objectSave(ability)).toBe('fails')
})

// SRD 5.1, Adventuring, Interacting with Objects (page 87)
test('2014: an object fails Strength and Dexterity saves only', () => {
  expect(ABILITIES.filter((ability) => objectSave(ability, srd51) === 'fails')).toEqual(['strength', 'dexterity'])
})
