import { expect, test } from 'vitest'
import { next2012 } from '../../rulesets/next-2012.ts'
import { srd521 } from '../../rulesets/srd-5-2-1.ts'
import { type CastingSituation, spellDisruptionChecks } from './spell-disruption.ts'

const quiet: CastingSituation = { withinHostileReach: false, nearestTargetFeet: 60, environmentDistracts: false }
const dexterity = { cause: 'melee', ability: 'dexterity', dc: 10 }
const constitution = { cause: 'environment', ability: 'constitution', dc: 10 }

// 2012 playtest, Spell Disruption
test.each<[string, Partial<CastingSituation>, unknown[]]>([
  ['nothing near', {}, []],
  ['within reach, a target 10 feet away', { withinHostileReach: true, nearestTargetFeet: 10 }, [dexterity]],
  ['within reach, a target 5 feet away', { withinHostileReach: true, nearestTargetFeet: 5 }, []],
  ['a crashing wave', { environmentDistracts: true }, [constitution]],
  ['both', { withinHostileReach: true, environmentDistracts: true }, [dexterity, constitution]],
])('%s', (_, change, expected) => {
  expect(spellDisruptionChecks({ ...quiet, ...change }, next2012)).toEqual(expected)
  expect(spellDisruptionChecks({ ...quiet, ...change }, srd521)).toEqual([])
})

test.each([-1, 2.5])('%d feet throw a RangeError', (nearestTargetFeet) => {
  expect(() => spellDisruptionChecks({ ...quiet, nearestTargetFeet }, next2012)).toThrow(RangeError)
})
