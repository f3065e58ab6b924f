import { expect, test } from 'vitest'
import { next2012 } from '../../rulesets/next-2012.ts'
import { srd521 } from '../../rulesets/srd-5-2-1.ts'
import { dash } from './dash.ts'

test.each([
  // SRD 5.2.1, Rules Glossary, Dash (page 180)
  ['the book’s example: Speed 30, up to 60', srd521, 30, 30, 60, 0],
  ['the book’s example: reduced to 15, up to 30', srd521, 15, 15, 30, 0],
  ['after a move', srd521, 30, 10, 40, 0],
  ['a Fly Speed instead', srd521, 60, 30, 90, 0],
  ['Speed 0', srd521, 0, 0, 0, 0],
  // 2012 playtest, Combat, Hustle
  ['Hustle: up to your speed', next2012, 30, 30, 30, 30],
] as const)('%s', (_, ruleset, speedFeet, left, leftAfter, withAction) => {
  expect(dash({ speedFeet, movementLeftFeet: left }, ruleset)).toEqual({
    movementLeftFeet: leftAfter,
    moveWithActionFeet: withAction,
  })
})
