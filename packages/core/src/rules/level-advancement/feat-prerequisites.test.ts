import { expect, test } from 'vitest'
import { FEATS } from '../../vocabulary/feats.ts'
import { type FeatTaker, featObstacles } from './feat-prerequisites.ts'

const weak: Omit<FeatTaker, 'feat'> = {
  level: 1,
  scores: { strength: 12, dexterity: 12, constitution: 18, intelligence: 8, wisdom: 10, charisma: 8 },
  features: [],
  feats: [],
}
const able: Omit<FeatTaker, 'feat'> = {
  ...weak,
  level: 20,
  scores: { ...weak.scores, dexterity: 13 },
  features: ['fighting-style', 'spellcasting'],
}

// SRD 5.2.1, Feats (pages 87 and 88)
test.each([
  ['alert', []],
  ['ability-score-improvement', ['level']],
  ['grappler', ['level', 'ability-score']],
  ['archery', ['feature']],
  ['boon-of-fate', ['level']],
  ['boon-of-spell-recall', ['level', 'feature']],
] as const)('prerequisites of %s that a level 1 character lacks: %o', (feat, obstacles) => {
  expect(featObstacles({ ...weak, feat })).toEqual(obstacles)
})

test.each(FEATS)('an able character can take %s', (feat) => {
  expect(featObstacles({ ...able, feat })).toEqual([])
})

test.each([
  [3, ['level']],
  [4, []],
])('Level 4+ at level %i', (level, obstacles) => {
  expect(featObstacles({ ...weak, level, feat: 'ability-score-improvement' })).toEqual(obstacles)
})

test.each([
  [18, ['level']],
  [19, []],
])('Level 19+ at level %i', (level, obstacles) => {
  expect(featObstacles({ ...weak, level, feat: 'boon-of-fate' })).toEqual(obstacles)
})

test('only these can be taken again', () => {
  const again = FEATS.filter((feat) => featObstacles({ ...able, feats: [feat], feat }).length === 0)
  expect(again).toEqual(['magic-initiate', 'skilled', 'ability-score-improvement'])
})

test.each([0, 21, 4.5])('level %d throws a RangeError', (level) => {
  expect(() => featObstacles({ ...weak, level, feat: 'alert' })).toThrow(RangeError)
})
