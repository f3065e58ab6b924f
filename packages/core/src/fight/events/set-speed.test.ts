import { test } from 'vitest'
import { playScene, type Scene } from '../../../test/fight-scene.ts'

const walk = (x: number) => ({ kind: 'grid', x, y: 0 }) as const

const west = (squares: number) =>
  ({
    kind: 'move',
    creature: 'mira',
    legs: Array.from({ length: squares }, (_, index) => ({ kind: 'square', x: -1 - index, y: 0 }) as const),
  }) as const

const slow = { kind: 'set-speed', creature: 'mira', feet: 10 } as const

// each row names its page of SRD 5.2.1
// biome-ignore format: a table
const SCENES: readonly (readonly [what: string, scene: Scene])[] = [
  ['a Speed of 10 is enough for 10 feet (page 188)', { with: { grub: { place: walk(9) } }, before: [slow], event: west(2), after: { 'creatures.mira.speeds.speed': 10, 'creatures.mira.spent.movementFeet': 10 } }],
  ['refused: 15 feet with a Speed of 10 (page 188)', { with: { grub: { place: walk(9) } }, before: [slow], event: west(3), refused: { code: 'not-enough-movement' } }],
  ['refused: the movement spent before counts (page 14)', { with: { grub: { place: walk(9) } }, before: [west(2), slow], event: { kind: 'move', creature: 'mira', legs: [{ kind: 'square', x: -3, y: 0 }] }, refused: { code: 'not-enough-movement' } }],
  ['a Speed of 0 ends dodging (page 181)', { before: [{ kind: 'dodge', creature: 'mira' }], event: { kind: 'set-speed', creature: 'mira', feet: 0 }, after: { 'creatures.mira.dodging': false } }],
  ['a special speed set to 0 is removed (page 188)', { before: [{ kind: 'set-speed', creature: 'mira', feet: 60, speed: 'fly-speed' }], event: { kind: 'set-speed', creature: 'mira', feet: 0, speed: 'fly-speed' }, after: { 'creatures.mira.speeds': { speed: 30 } } }],
  ['a Speed of 0 is kept (page 188)', { event: { kind: 'set-speed', creature: 'mira', feet: 0 }, after: { 'creatures.mira.speeds': { speed: 0 } } }],
  ['a special speed is added (page 188)', { event: { kind: 'set-speed', creature: 'mira', feet: 60, speed: 'fly-speed' }, after: { 'creatures.mira.speeds': { speed: 30, 'fly-speed': 60 } } }],
]

test.each(SCENES)('%s', (_, scene) => playScene(scene))
