import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { RULESETS, type Ruleset } from '../src/index.ts'
import { checks } from './laws/checks.ts'
import { conditions } from './laws/conditions.ts'
import { lifeAndDeath } from './laws/life-and-death.ts'
import { movement } from './laws/movement.ts'

/** A law of the game, as a property that holds under the rules of any edition. */
const LAWS = { ...checks, ...movement, ...lifeAndDeath, ...conditions }

const EVERY_RULESET: readonly Ruleset[] = Object.values(RULESETS)

test('the editions obey the same laws', () => {
  expect(Object.keys(LAWS).length).toBeGreaterThan(25)
})

describe.each(EVERY_RULESET)('$id', (ruleset) => {
  test.each(Object.entries(LAWS))('%s', (_, law) => {
    fc.assert(law(ruleset), { numRuns: 200, seed: 521 })
  })
})
