import { describe, expect, test } from 'vitest'
import { srd51 } from '../../rulesets/srd-5-1.ts'
import { FIXED_TRAP_DISARMINGS } from '../../tables/hazards/fixed-traps.ts'
import type { Trap } from '../../vocabulary/traps.ts'
import { abilityCheckState } from '../d20-tests/ability-check-state.ts'
import { rollStateUnder } from '../d20-tests/roll-circumstance.ts'
import { disarmingCheck, disarmTrap, slowRollingStone, trapAtLevel, trapOutcome, trapSuggestion } from './trap.ts'

// SRD 5.2.1, Gameplay Toolbox, At Higher Levels (pages 199 to 201)
test.each<readonly [Trap, number, string, number | 'none', string, number | 'none']>([
  ['collapsing-roof', 4, 'deadly', 13, '2d10[bludgeoning]', 'none'],
  ['collapsing-roof', 5, 'deadly', 15, '4d10[bludgeoning]', 'none'],
  ['falling-net', 10, 'nuisance', 12, '0', 'none'],
  ['fire-casting-statue', 11, 'deadly', 15, '10d10[fire]', 60],
  ['hidden-pit', 16, 'nuisance', 'none', '6d6[bludgeoning]', 60],
  ['poisoned-darts', 20, 'deadly', 13, '7d6[poison]', 'none'],
  ['rolling-stone', 17, 'nuisance', 15, '10d10[bludgeoning]', 'none'],
  ['rolling-stone', 16, 'deadly', 15, '10d10[bludgeoning]', 'none'],
  ['rolling-stone', 1, 'deadly', 15, '10d10[bludgeoning]', 'none'],
])('%s for level %i', (trap, level, severity, saveDc, damage, feet) => {
  expect(trapAtLevel({ trap, level })).toMatchObject({ severity, saveDc, damage, feet })
})

test.each([0, 21, 1.5])('level %d throws a RangeError', (level) => {
  expect(() => trapAtLevel({ trap: 'hidden-pit', level })).toThrow(/level is/)
})

describe('what a trap does to its victim', () => {
  test.each([
    ['collapsing-roof', 1, { saveTotal: 12 }, { saved: false, damage: 'all', conditions: [] }], // 199
    ['collapsing-roof', 1, { saveTotal: 13 }, { saved: true, damage: 'half', conditions: [] }], // 199
    ['collapsing-roof', 17, { saveTotal: 18 }, { saved: false, damage: 'all', conditions: [] }], // 199
    ['falling-net', 1, { saveTotal: 9 }, { saved: false, damage: 'none', conditions: ['restrained'] }], // 199
    ['falling-net', 1, { saveTotal: 10 }, { saved: true, damage: 'none', conditions: [] }], // 199
    ['falling-net', 17, { saveTotal: 3, size: 'large' }, { saved: false, damage: 'none', conditions: ['restrained'] }], // 199
    ['falling-net', 17, { saveTotal: 3, size: 'huge' }, { saved: true, damage: 'none', conditions: [] }], // 199
    ['falling-net', 17, { saveTotal: 3, size: 'gargantuan' }, { saved: true, damage: 'none', conditions: [] }], // 199
    ['fire-casting-statue', 9, { saveTotal: 15 }, { saved: true, damage: 'half', conditions: [] }], // 200
    ['hidden-pit', 1, { saveTotal: 30 }, { saved: false, damage: 'all', conditions: [] }], // 200
    ['poisoned-darts', 1, { saveTotal: 13 }, { saved: true, damage: 'none', conditions: [] }], // 200
    ['poisoned-needle', 1, { saveTotal: 11 }, { saved: true, damage: 'half', conditions: [] }], // 201
    ['poisoned-needle', 17, { saveTotal: 16 }, { saved: false, damage: 'all', conditions: ['poisoned'] }], // 201
    ['rolling-stone', 11, { saveTotal: 14, size: 'huge' }, { saved: false, damage: 'all', conditions: ['prone'] }], // 201
    ['rolling-stone', 11, { saveTotal: 15 }, { saved: true, damage: 'none', conditions: [] }], // 201
    ['spiked-pit', 1, { saveTotal: 30 }, { saved: false, damage: 'all', conditions: [] }], // 201
  ] as const)('%s for level %i: %o', (trap, level, victim, outcome) => {
    expect(trapOutcome({ trap, level, ...victim })).toEqual(outcome)
  })
})

// SRD 5.2.1, Gameplay Toolbox, Detect and Disarm (pages 199 to 201)
test.each([
  ['poisoned-needle', 'sleight-of-hand', 15, 'disarmed'],
  ['poisoned-needle', 'sleight-of-hand', 14, 'triggered'],
  ['poisoned-needle', 'knock', 1, 'disarmed'],
  ['collapsing-roof', 'cut-or-avoid', 1, 'disarmed'],
  ['spiked-pit', 'wedge', 1, 'disarmed'],
] as const)('%s by %s with %i: %s', (trap, by, total, outcome) => {
  expect(disarmTrap({ trap, by, total })).toBe(outcome)
})

// SRD 5.2.1, Gameplay Toolbox, Detect and Disarm (pages 199 to 201): nothing there gives Disadvantage
test('the check to disarm a trap has a DC only where it has one, and no circumstance', () => {
  expect(disarmingCheck({ trap: 'poisoned-needle', by: 'sleight-of-hand' })).toEqual({ dc: 15, circumstances: [] })
  expect(disarmingCheck({ trap: 'collapsing-roof', by: 'cut-or-avoid' })).toEqual({ dc: 'none', circumstances: [] })
})

// SRD 5.1, Traps, Sample Traps (page 197)
test('the pits that only SRD 5.1 has', () => {
  expect(trapAtLevel({ trap: 'simple-pit', level: 9 }, srd51)).toMatchObject({ damage: '1d6[bludgeoning]', feet: 10 })
  expect(trapOutcome({ trap: 'locking-pit', level: 9 }, srd51)).toEqual({ saved: false, damage: 'all', conditions: [] })
  expect(disarmTrap({ trap: 'locking-pit', by: 'wedge' }, srd51)).toBe('disarmed')
  expect(() => trapAtLevel({ trap: 'simple-pit', level: 9 })).toThrow(/trap is 'simple-pit'; it must be one of/)
  expect(() => disarmTrap({ trap: 'locking-pit', by: 'wedge' })).toThrow(/trap is 'locking-pit'; it must be one of/)
})

test('a sphere of annihilation deals no damage in figures', () => {
  expect(() => trapAtLevel({ trap: 'sphere-of-annihilation', level: 9 }, srd51)).toThrow(/trap is 'sphere-of-annih/)
})

test('refuses a way of disarming the trap does not have', () => {
  expect(() => disarmTrap({ trap: 'hidden-pit', by: 'deface', total: 20 })).toThrow(/by is deface/)
})

// SRD 5.2.1, Gameplay Toolbox, Rolling Stone (page 201): 15 feet less each time
test('a rolling stone stops after four checks', () => {
  let feet = 60
  const moves = [20, 25, 19, 20, 20].map((total) => {
    feet = slowRollingStone({ feet, total })
    return feet
  })
  expect(moves).toEqual([45, 30, 30, 15, 0])
  expect(slowRollingStone({ feet: 10, total: 20 })).toBe(0)
  expect(() => slowRollingStone({ feet: -1, total: 20 })).toThrow(RangeError)
})

// SRD 5.1, Traps, Sample Traps (pages 196 to 198)
describe('traps of 2014, at any level', () => {
  test.each([
    ['collapsing-roof', 14, { saved: false, damage: 'all', conditions: [] }],
    ['collapsing-roof', 15, { saved: true, damage: 'half', conditions: [] }],
    ['falling-net', 9, { saved: false, damage: 'none', conditions: ['restrained', 'prone'] }],
    ['falling-net', 10, { saved: true, damage: 'none', conditions: ['restrained'] }],
    ['fire-casting-statue', 13, { saved: true, damage: 'half', conditions: [] }],
    ['hidden-pit', 30, { saved: false, damage: 'all', conditions: [] }],
    ['poisoned-darts', 14, { saved: false, damage: 'all', conditions: [] }],
    ['poisoned-needle', 15, { saved: true, damage: 'all', conditions: [] }],
    ['rolling-stone', 14, { saved: false, damage: 'all', conditions: ['prone'] }],
    ['spiked-pit', 30, { saved: false, damage: 'all', conditions: [] }],
  ] as const)('%s, total %i', (trap, saveTotal, outcome) => {
    for (const level of [1, 20]) expect(trapOutcome({ trap, level, saveTotal }, srd51)).toEqual(outcome)
  })

  test('a net holds what is Huge', () => {
    expect(trapOutcome({ trap: 'falling-net', level: 1, saveTotal: 9, size: 'huge' }, srd51).saved).toBe(false)
  })

  test('a trip wire takes a check, and magic opens no trapped lock', () => {
    expect(disarmTrap({ trap: 'collapsing-roof', by: 'cut-or-avoid', total: 15 }, srd51)).toBe('disarmed')
    expect(disarmTrap({ trap: 'collapsing-roof', by: 'cut-or-avoid', total: 14 }, srd51)).toBe('triggered')
    expect(() => disarmTrap({ trap: 'poisoned-needle', by: 'knock', total: 20 }, srd51)).toThrow(/by is knock/)
  })

  test.each([
    ['collapsing-roof', 'thieves-tools', 15, 'triggered'], // 196
    ['falling-net', 'thieves-tools', 15, 'triggered'], // 196
    ['fire-casting-statue', 'dispel-magic', 13, 'unchanged'], // 197
    ['locking-pit', 'pry-open', 20, 'unchanged'], // 197
    ['locking-pit', 'thieves-tools', 15, 'unchanged'], // 197
    ['poisoned-needle', 'thieves-tools', 15, 'unchanged'], // 198
  ] as const)('a %s, by %s: DC %i, and a failure leaves it %s', (trap, by, dc, failure) => {
    expect(disarmTrap({ trap, by, total: dc }, srd51)).toBe('disarmed')
    expect(disarmTrap({ trap, by, total: dc - 1 }, srd51)).toBe(failure)
  })

  test('the needle asks for tools, not for Sleight of Hand, and only cutting a wire without tools has Disadvantage', () => {
    expect(() => disarmTrap({ trap: 'poisoned-needle', by: 'sleight-of-hand', total: 20 }, srd51)).toThrow(
      /by is sleight-of-hand/,
    )
    // SRD 5.1, Collapsing Roof, Falling Net (page 196): “can attempt this check with disadvantage”
    const hindered = FIXED_TRAP_DISARMINGS.filter(
      ({ trap, by }) => disarmingCheck({ trap, by }, srd51).circumstances.length > 0,
    ).map(({ trap, by }) => [trap, by])
    expect(hindered).toEqual([
      ['collapsing-roof', 'cut-or-avoid'],
      ['falling-net', 'cut-or-avoid'],
    ])
    const { dc, circumstances } = disarmingCheck({ trap: 'falling-net', by: 'cut-or-avoid' }, srd51)
    expect([dc, rollStateUnder(circumstances)]).toEqual([15, 'disadvantage'])
    expect(abilityCheckState({ creature: { conditions: [] }, circumstances }, srd51).state).toBe('disadvantage')
  })
})

// SRD 5.1, Traps, Trap Effects (page 196)
test.each([
  ['setback', 4, 10, 3, '1d10'],
  ['setback', 17, 10, 3, '10d10'],
  ['dangerous', 10, 12, 6, '4d10'],
  ['dangerous', 11, 12, 6, '10d10'],
  ['deadly', 1, 16, 9, '4d10'],
  ['deadly', 20, 16, 9, '24d10'],
] as const)('a %s trap for level %i', (danger, level, fromDc, fromBonus, damage) => {
  expect(trapSuggestion({ danger, level })).toMatchObject({
    saveDc: { from: fromDc },
    attackBonus: { from: fromBonus },
    damage,
  })
})
