import { test } from 'vitest'
import { playScene, type Scene } from '../../../test/fight-scene.ts'

// each row names its page of SRD 5.2.1
// biome-ignore format: a table
const SCENES: readonly (readonly [what: string, scene: Scene])[] = [
  ['7 of 10 leaves 3 (page 16)', { event: { kind: 'take-damage', creature: 'tolk', damage: 7 }, after: { 'creatures.tolk.vitals.life': { kind: 'conscious', hitPoints: 3 } } }],
  ['damage as dice notation', { event: { kind: 'take-damage', creature: 'tolk', damage: '1d6+2', type: 'fire' }, dice: [4], after: { 'creatures.tolk.vitals.life.hitPoints': 4 } }],
  ['Resistance halves its type, rounded down (page 17)', { with: { tolk: { damageModifiers: { byType: { fire: { resistance: true } } } } }, event: { kind: 'take-damage', creature: 'tolk', damage: 7, type: 'fire' }, after: { 'creatures.tolk.vitals.life.hitPoints': 7 } }],
  ['Resistance to a type does not change damage without a type', { with: { tolk: { damageModifiers: { byType: { fire: { resistance: true } } } } }, event: { kind: 'take-damage', creature: 'tolk', damage: 7 }, after: { 'creatures.tolk.vitals.life.hitPoints': 3 } }],
  ['a label names another type', { with: { tolk: { damageModifiers: { byType: { cold: { immunity: true } } } } }, event: { kind: 'take-damage', creature: 'tolk', damage: '1d6[fire] + 1d4[cold]', type: 'fire' }, dice: [5, 4], after: { 'creatures.tolk.vitals.life.hitPoints': 5 } }],
  ['all Hit Points: Unconscious and dying (page 17)', { event: { kind: 'take-damage', creature: 'tolk', damage: 10 }, after: { 'creatures.tolk.vitals.life': { kind: 'dying', successes: 0, failures: 0, hitPoints: 0 } } }],
  ['a monster dies (page 17)', { event: { kind: 'take-damage', creature: 'grub', damage: 10 }, after: { 'creatures.grub.vitals.life': { kind: 'dead' } } }],
  ['any damage at 0 Hit Points is a failure (page 18)', { before: [{ kind: 'take-damage', creature: 'tolk', damage: 10 }], event: { kind: 'take-damage', creature: 'tolk', damage: 1 }, after: { 'creatures.tolk.vitals.life': { kind: 'dying', successes: 0, failures: 1, hitPoints: 0 } } }],
  ['damage equal to the Hit Point maximum at 0 kills (page 18)', { before: [{ kind: 'take-damage', creature: 'tolk', damage: 10 }], event: { kind: 'take-damage', creature: 'tolk', damage: 10 }, after: { 'creatures.tolk.vitals.life': { kind: 'dead' } } }],
  ['a Critical Hit at 0 Hit Points counts twice (page 17)', { before: [{ kind: 'take-damage', creature: 'tolk', damage: 10 }], event: { kind: 'take-damage', creature: 'tolk', damage: 1, criticalHit: true }, after: { 'creatures.tolk.vitals.life': { kind: 'dying', successes: 0, failures: 2, hitPoints: 0 } } }],
  ['damage forces a Concentration save (page 179)', { before: [{ kind: 'concentrate', creature: 'tolk', effect: 'a ward' }], event: { kind: 'take-damage', creature: 'tolk', damage: 5 }, dice: [9], after: { 'creatures.tolk.concentration': 'none' } }],
  ['refused: a dead creature', { before: [{ kind: 'take-damage', creature: 'grub', damage: 10 }], event: { kind: 'take-damage', creature: 'grub', damage: 1 }, refused: { code: 'dead' } }],
  ['refused: negative damage', { event: { kind: 'take-damage', creature: 'tolk', damage: -1 }, refused: { code: 'malformed', at: 'damage' } }],
]

test.each(SCENES)('%s', (_, scene) => playScene(scene))
