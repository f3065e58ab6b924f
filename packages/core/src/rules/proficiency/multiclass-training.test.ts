import { expect, test } from 'vitest'
import { next2012 } from '../../rulesets/next-2012.ts'
import { srd51 } from '../../rulesets/srd-5-1.ts'
import { multiclassTraining } from './multiclass-training.ts'

// SRD 5.2.1, As a Multiclass Character (pages 28 to 82); SRD 5.1, Multiclassing Proficiencies (page 57)
test('the same in both editions', () => {
  for (const characterClass of ['bard', 'cleric', 'rogue', 'sorcerer', 'wizard'] as const) {
    expect(multiclassTraining(characterClass, srd51)).toEqual(multiclassTraining(characterClass))
  }
  expect(multiclassTraining('bard')).toEqual({
    armor: ['light'],
    weapons: [],
    skill: 'any',
    tool: 'musical-instrument',
  })
  expect(multiclassTraining('ranger').skill).toBe('of-class')
  expect(multiclassTraining('rogue').tool).toBe('thieves-tools')
})

test('an edition without multiclass characters throws a RangeError', () => {
  expect(() => multiclassTraining('bard', next2012)).toThrow(RangeError)
})
