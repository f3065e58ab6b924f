import { expect, test } from 'vitest'
import { next2012 } from '../../rulesets/next-2012.ts'
import { srd51 } from '../../rulesets/srd-5-1.ts'
import { srd521 } from '../../rulesets/srd-5-2-1.ts'
import { rollStateUnder } from '../d20-tests/roll-circumstance.ts'
import { initiativeCircumstances, initiativeScore, isHeldBySurprise, takenBySurprise } from './initiative.ts'

// SRD 5.2.1, Playing the Game, Initiative (page 13); Rules Glossary, Incapacitated and Invisible (page 184)
test.each([
  ['nothing', [], 'normal'],
  ['surprised', ['surprise'], 'disadvantage'],
  ['Incapacitated', ['incapacitated'], 'disadvantage'],
  ['Invisible', ['invisible'], 'advantage'],
  ['surprised and Incapacitated', ['surprise', 'incapacitated'], 'disadvantage'],
  ['Invisible but surprised', ['invisible', 'surprise'], 'normal'],
] as const)('%s', (_, circumstances, state) => {
  expect(rollStateUnder(initiativeCircumstances(circumstances, srd521))).toBe(state)
  // 2012 playtest, Initiative: a d20 and the Dexterity modifier
  expect(initiativeCircumstances(circumstances, next2012)).toEqual([])
})

test('lists each circumstance with its rule', () => {
  expect(initiativeCircumstances(['invisible', 'surprise'], srd521)).toEqual([
    { rule: 'invisible', gives: 'advantage' },
    { rule: 'surprise', gives: 'disadvantage' },
  ])
})

// SRD 5.2.1, Rules Glossary, Initiative (page 184)
test.each([
  [0, 10, 15, 5],
  [3, 13, 18, 8],
  [-2, 8, 13, 3],
])('Initiative scores with a modifier of %i', (modifier, normal, advantage, disadvantage) => {
  expect(initiativeScore({ dexterityModifier: modifier })).toBe(normal)
  expect(initiativeScore({ dexterityModifier: modifier, state: 'advantage' })).toBe(advantage)
  expect(initiativeScore({ dexterityModifier: modifier, state: 'disadvantage' })).toBe(disadvantage)
})

// SRD 5.1, Combat, Initiative (page 90); 2012 playtest, Initiative
test.each([srd51, next2012])('no score replaces the roll: $id', (ruleset) => {
  expect(() => initiativeScore({ dexterityModifier: 2 }, ruleset)).toThrow(/no such rule/)
})

// SRD 5.1, Combat, Surprise (page 90)
test.each([
  ['a Stealth total below its passive Perception', [11], false, false],
  ['one that equals it', [12], false, true],
  ['several above it', [13, 20], false, true],
  ['one of several below it', [13, 11], false, false],
  ['another in the open', [13], true, false],
  ['only others in the open', [], true, false],
])('a passive Perception of 12 against %s', (_, stealthTotals, inTheOpen, surprised) => {
  const creature = { passivePerception: 12, stealthTotals, inTheOpen }
  expect(takenBySurprise(creature, srd51)).toBe(surprised)
  expect(takenBySurprise(creature, srd521)).toBe('set-by-gm')
  expect(takenBySurprise(creature, next2012)).toBe('set-by-gm')
})

test('without others there is no surprise to decide', () => {
  const alone = { passivePerception: 12, stealthTotals: [], inTheOpen: false }
  expect(() => takenBySurprise(alone, srd51)).toThrow(/stealthTotals is empty/)
})

// 2012 playtest, Surprise
test.each([
  [true, 0, true],
  [true, 1, false],
  [false, 0, false],
])('surprised %s, after %i turns', (surprised, turnsTaken, held) => {
  expect(isHeldBySurprise({ surprised, turnsTaken }, next2012)).toBe(held)
  expect(isHeldBySurprise({ surprised, turnsTaken }, srd521)).toBe(false)
})
