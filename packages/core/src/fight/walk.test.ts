import { test } from 'vitest'
import { playScene, type Scene } from '../../test/fight-scene.ts'
import { next2012 } from '../rulesets/next-2012.ts'
import type { FightEvent } from './events/index.ts'
import type { FightState, Leg, Range } from './state.ts'

/** Everyone at ranges: grub 5 feet from Mira, tolk 20. */
const atRanges = (state: FightState): FightState => ({
  ...state,
  ranges: [
    { between: ['mira', 'grub'], feet: 5 },
    { between: ['mira', 'tolk'], feet: 20 },
    { between: ['tolk', 'grub'], feet: 15 },
  ],
})
const RANGES = { place: { kind: 'ranges' } } as const
const all = { mira: RANGES, tolk: RANGES, grub: RANGES }

const leg = (feet: number, ...distances: readonly (readonly [string, number])[]): Leg => ({
  kind: 'feet',
  feet,
  distances: distances.map(([to, distance]) => ({ to, feet: distance })),
  difficult: false,
})
const go = (...legs: readonly Leg[]): FightEvent => ({ kind: 'move', creature: 'mira', legs })
const between = (one: string, other: string, feet: number): Range => ({ between: [one, other], feet })

// each row names its page of SRD 5.2.1 or its heading of the 2012 playtest
// biome-ignore format: a table
const SCENES: readonly (readonly [what: string, scene: Scene])[] = [
  ['is counted foot by foot (page 13)', { with: all, change: atRanges, event: go(leg(13, ['tolk', 7])), after: { 'creatures.mira.spent.movementFeet': 13, ranges: [between('mira', 'grub', 5), between('tolk', 'grub', 15), between('mira', 'tolk', 7)] } }],
  ['is counted in segments of 5 feet (2012: Movement)', { ruleset: next2012, with: all, change: atRanges, event: go(leg(13, ['tolk', 7])), after: { 'creatures.mira.spent.movementFeet': 15 } }],
  ['Difficult Terrain costs double (page 14)', { with: all, change: atRanges, event: go({ ...leg(10), difficult: true } as Leg), after: { 'creatures.mira.spent.movementFeet': 20 } }],
  ['leaving a reach provokes an Opportunity Attack (page 15)', { with: all, change: atRanges, event: go(leg(10, ['grub', 15])), after: { 'offers.0.by': 'grub', 'creatures.mira.spent.movementFeet': 0 } }],
  ['refused: a distance that changes by more than the leg', { with: all, change: atRanges, event: go(leg(10, ['tolk', 5])), refused: { code: 'impossible-distance', creature: 'tolk', got: 5, expected: 20 } }],
  ['refused: farther than the Speed (page 14)', { with: all, change: atRanges, event: go(leg(31)), refused: { code: 'not-enough-movement', got: 30, expected: 31 } }],
  ['refused: a leg by squares', { with: all, change: atRanges, event: go({ kind: 'square', x: 0, y: 1 }), refused: { code: 'malformed', at: 'legs' } }],
  ['swimming costs double underwater (page 189)', { with: all, change: (state) => ({ ...atRanges(state), terrain: { ...state.terrain, underwater: true } }), event: go(leg(5)), after: { 'creatures.mira.spent.movementFeet': 10 } }],
  ['swimming with a Swim Speed costs no extra (page 189)', { with: { ...all, mira: { ...RANGES, speeds: { speed: 30, 'swim-speed': 30 } } }, change: (state) => ({ ...atRanges(state), terrain: { ...state.terrain, underwater: true } }), event: { kind: 'move', creature: 'mira', speed: 'swim-speed', legs: [leg(5)] }, after: { 'creatures.mira.spent.movementFeet': 5 } }],
  ['refused: without a Fly Speed (page 188)', { with: all, change: atRanges, event: { kind: 'move', creature: 'mira', speed: 'fly-speed', legs: [leg(5)] }, refused: { code: 'no-such-speed', rule: 'fly-speed' } }],
  ['each enemy has its own Opportunity Attack (page 15)', { with: { ...all, tolk: { ...RANGES, side: 'monsters' } }, change: (state) => ({ ...atRanges(state), ranges: [between('mira', 'grub', 5), between('mira', 'tolk', 5), between('tolk', 'grub', 5)] }), before: [go(leg(10, ['grub', 15], ['tolk', 15]))], event: { kind: 'decline', creature: 'grub' }, after: { 'offers.0.by': 'tolk', 'creatures.mira.spent.movementFeet': 0 } }],
]

test.each(SCENES)('%s', (_, scene) => playScene(scene))
