import { describe, expect, test } from 'vitest'
import { next2012 } from '../../rulesets/next-2012.ts'
import { srd521 } from '../../rulesets/srd-5-2-1.ts'
import { opportunityAttack } from './opportunity-attack.ts'

const leaving = { fromFeet: 5, toFeet: 10, cause: 'movement', disengaged: false } as const
const watcher = { reachFeet: 5, sees: true, hostile: true, canReact: true }

// the movement, the watcher, the rules that spare it in SRD 5.2.1, and in the 2012 playtest
const ROWS = [
  ['leaving the reach: Opportunity Attacks (page 15)', leaving, watcher, [], []],
  ['by an action (page 185)', { ...leaving, cause: 'action' }, watcher, [], []],
  ['by a Bonus Action (page 185)', { ...leaving, cause: 'bonus-action' }, watcher, [], []],
  ['by a Reaction (page 185)', { ...leaving, cause: 'reaction' }, watcher, [], []],
  ['moving within the reach', { ...leaving, toFeet: 5 }, watcher, ['reach'], ['reach']],
  ['moving closer', { ...leaving, fromFeet: 10, toFeet: 5 }, watcher, ['reach'], ['reach']],
  ['moving away from afar', { ...leaving, fromFeet: 10, toFeet: 15 }, watcher, ['reach'], ['reach']],
  ['within a longer reach', leaving, { ...watcher, reachFeet: 10 }, ['reach'], ['reach']],
  ['out of a longer reach', { ...leaving, toFeet: 15 }, { ...watcher, reachFeet: 10 }, [], []],
  ['Disengage (page 15)', { ...leaving, disengaged: true }, watcher, ['disengage'], ['disengage']],
  ['Teleportation (page 15)', { ...leaving, cause: 'teleportation' }, watcher, ['teleportation'], ['teleportation']],
  [
    'hurled by an explosion, the book’s example (page 15)',
    { ...leaving, cause: 'moved-by-something-else' },
    watcher,
    ['opportunity-attacks'],
    ['opportunity-attacks'],
  ],
  ['unseen (page 15)', leaving, { ...watcher, sees: false }, ['opportunity-attacks'], []],
  ['by one who is not hostile', leaving, { ...watcher, hostile: false }, [], ['opportunity-attacks']],
  ['without a Reaction (page 15)', leaving, { ...watcher, canReact: false }, ['reaction'], ['reaction']],
  [
    'for several reasons',
    { ...leaving, toFeet: 5, disengaged: true },
    { ...watcher, canReact: false },
    ['reach', 'disengage', 'reaction'],
    ['reach', 'disengage', 'reaction'],
  ],
] as const

describe.each([
  ['SRD 5.2.1', srd521, 3],
  ['2012 playtest, Movement in Combat', next2012, 4],
] as const)('%s', (_, ruleset, column) => {
  test.each(ROWS)('%s', (...row) => {
    const {
      value: { provokes, circumstances },
      steps,
    } = opportunityAttack({ movement: row[1], watcher: row[2] }, ruleset)
    expect(provokes).toBe(row[column].length === 0)
    expect(steps.filter(({ kind }) => kind === 'provokes-nothing').map((step) => step.rule)).toEqual(row[column])
    const advantage = [{ rule: 'opportunity-attacks', gives: 'advantage' }]
    expect(circumstances).toEqual(provokes && ruleset.opportunityAttack === next2012.opportunityAttack ? advantage : [])
  })
})

test('the step names the reach that was left', () => {
  expect(opportunityAttack({ movement: leaving, watcher }, srd521).steps).toEqual([
    {
      kind: 'provokes-opportunity-attack',
      rule: 'opportunity-attacks',
      values: { reachFeet: 5, fromFeet: 5, toFeet: 10, cause: 'movement' },
    },
  ])
})

test('half a foot throws a RangeError', () => {
  expect(() => opportunityAttack({ movement: { ...leaving, toFeet: 7.5 }, watcher }, srd521)).toThrow(RangeError)
})
