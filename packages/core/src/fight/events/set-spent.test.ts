import { test } from 'vitest'
import { playScene, type Scene } from '../../../test/fight-scene.ts'
import { next2012 } from '../../rulesets/next-2012.ts'

const dodge = { kind: 'dodge', creature: 'mira' } as const
const again = { kind: 'set-spent', creature: 'mira', action: false } as const

// biome-ignore format: a table
const SCENES: readonly (readonly [what: string, scene: Scene])[] = [
  ['the action is free again', { before: [dodge, again], event: dodge, after: { 'creatures.mira.spent.action': true } }],
  ['nothing else changes', { before: [{ kind: 'set-spent', creature: 'mira', reaction: true, movementFeet: 25 }], event: again, after: { 'creatures.mira.spent.reaction': true, 'creatures.mira.spent.movementFeet': 25 } }],
  ['attacks left over are lost with the action', { with: { mira: { extraAttacks: [1] } }, before: [{ kind: 'attack', creature: 'mira', target: 'grub', attack: 'club' }], event: { ...again, action: true }, dice: [1], after: { 'creatures.mira.spent.attacksLeft': 0 } }],
  ['refused: a Bonus Action where there are none (2012)', { ruleset: next2012, event: { kind: 'set-spent', creature: 'mira', bonusAction: true }, refused: { code: 'no-such-rule' } }],
]

test.each(SCENES)('%s', (_, scene) => playScene(scene))
