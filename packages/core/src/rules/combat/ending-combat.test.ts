import { expect, test } from 'vitest'
import { combatEnds, type Side } from './ending-combat.ts'

const sides = (...fates: readonly Side['fates'][]) =>
  fates.map((ofSide, index) => ({ id: String.fromCharCode(97 + index), fates: ofSide }))

// SRD 5.2.1, Playing the Game, Ending Combat (page 14)
test.each([
  ['both fight', sides(['fighting'], ['fighting', 'killed']), false, false, []],
  ['one is killed', sides(['fighting'], ['killed']), false, true, ['b']],
  ['in each way', sides(['killed', 'knocked-out', 'surrendered', 'fled'], ['fighting']), false, true, ['a']],
  ['three sides, one defeated', sides(['fighting'], ['fled'], ['fighting']), false, false, ['b']],
  ['three sides, two defeated', sides(['fighting'], ['fled'], ['killed']), false, true, ['b', 'c']],
  ['all agree', sides(['fighting'], ['fighting']), true, true, []],
] as const)('%s', (_, inCombat, allAgree, ends, defeated) => {
  expect(combatEnds({ sides: inCombat, allAgree })).toEqual({
    value: ends,
    steps: [
      ...defeated.map((side) => ({ kind: 'side-defeated', rule: 'ending-combat', values: { side } })),
      ...(allAgree ? [{ kind: 'all-agree-to-end', rule: 'ending-combat', values: {} }] : []),
    ],
  })
})
