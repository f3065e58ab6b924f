import { test } from 'vitest'
import { playScene, type Scene } from '../../test/fight-scene.ts'
import { srd51 } from '../rulesets/srd-5-1.ts'
import type { FightState } from './state.ts'

const at = (x: number, y: number) => ({ kind: 'grid', x, y }) as const
const riding = (state: FightState): FightState => {
  const { mira } = state.creatures
  if (mira === undefined) return state
  const rider = { ...mira, place: at(-2, 0), riding: { mount: 'tolk', controlled: true } } as const
  return { ...state, creatures: { ...state.creatures, mira: rider } }
}
const horse = { size: 'large', trainedMount: true, place: at(-2, 0) } as const

const tired = (level: number) =>
  ({ mira: { hitPointMaximum: 11, conditions: [{ condition: 'exhaustion', level }] } }) as const

// each row names its page of SRD 5.2.1, or of SRD 5.1
// biome-ignore format: a table
const SCENES: readonly (readonly [what: string, scene: Scene])[] = [
  ['a grapple ends when the grappler is Incapacitated (page 182)', { with: { mira: { conditions: [{ condition: 'grappled', source: 'grub' }] } }, event: { kind: 'add-condition', creature: 'grub', condition: 'stunned' }, after: { 'creatures.mira.conditions': [] } }],
  ['death ends Concentration and the conditions that it maintains (page 179)', { with: { grub: { hitPointMaximum: 2, concentration: { effect: 'web', conditions: [{ creature: 'mira', condition: 'restrained' }] } }, mira: { conditions: [{ condition: 'restrained', source: 'grub' }] } }, event: { kind: 'force-save', targets: [{ creature: 'grub', fails: true }], ability: 'dexterity', dc: 10, damage: { notation: '5', type: 'cold' } }, after: { 'creatures.grub.concentration': 'none', 'creatures.mira.conditions': [] } }],
  ['the DC is at least 10: a save of 9 ends Concentration (page 179)', { with: { tolk: { concentration: { effect: 'web', conditions: [] } } }, event: { kind: 'force-save', targets: [{ creature: 'tolk', fails: true }], ability: 'dexterity', dc: 10, damage: { notation: '5', type: 'cold' } }, dice: [9], after: { 'creatures.tolk.concentration': 'none' } }],
  ['damage that Temporary Hit Points absorb also forces the save (pages 18 and 179)', { with: { tolk: { concentration: { effect: 'web', conditions: [] } } }, before: [{ kind: 'gain-temporary-hit-points', creature: 'tolk', points: 9 }], event: { kind: 'force-save', targets: [{ creature: 'tolk', fails: true }], ability: 'dexterity', dc: 10, damage: { notation: '5', type: 'cold' } }, dice: [10], after: { 'creatures.tolk.concentration.effect': 'web', 'creatures.tolk.vitals.temporaryHitPoints': 4 } }],
  ['no damage, no save (page 179)', { with: { tolk: { concentration: { effect: 'web', conditions: [] }, damageModifiers: { byType: { cold: { immunity: true } } } } }, event: { kind: 'force-save', targets: [{ creature: 'tolk', fails: true }], ability: 'dexterity', dc: 10, damage: { notation: '5', type: 'cold' } }, after: { 'creatures.tolk.concentration.effect': 'web' } }],
  ['a rider that is knocked Prone may fall off (page 16)', { with: { tolk: horse }, change: riding, event: { kind: 'add-condition', creature: 'mira', condition: 'prone' }, dice: [9], after: { 'creatures.mira.riding': 'none', 'creatures.mira.place': at(-3, -1) } }],
  ['a rider may fall off a mount before it is shoved (page 16)', { with: { tolk: horse, grub: { place: at(0, 0), side: 'monsters' } }, change: (state) => ({ ...riding(state), phase: { kind: 'turn', of: 'grub' } }), event: { kind: 'shove', creature: 'grub', target: 'tolk', effect: 'push', to: { x: -3, y: 0 } }, dice: [9, 10], after: { 'creatures.tolk.place': at(-3, 0), 'creatures.mira.place': at(-3, 0) } }],
  ['dead creatures block nobody (page 180)', { with: { grub: { hitPointMaximum: 2 } }, before: [{ kind: 'force-save', targets: [{ creature: 'grub', fails: true }], ability: 'dexterity', dc: 10, damage: { notation: '5', type: 'cold' } }], event: { kind: 'move', creature: 'mira', legs: [{ kind: 'square', x: 1, y: 0 }] }, after: { 'creatures.mira.place': at(1, 0), 'creatures.mira.spent.movementFeet': 5 } }],
  ['an impeded weapon underwater has Disadvantage (page 16)', { change: (state) => ({ ...state, terrain: { ...state.terrain, underwater: true } }), event: { kind: 'attack', creature: 'mira', target: 'grub', attack: 'club' }, dice: [20, 3], after: { 'creatures.grub.vitals.life.hitPoints': 10 } }],
  ['Resistance to Fire underwater: 2 of 5 (page 16)', { change: (state) => ({ ...state, terrain: { ...state.terrain, underwater: true } }), event: { kind: 'force-save', targets: [{ creature: 'grub', fails: true }], ability: 'dexterity', dc: 10, damage: { notation: '5', type: 'fire' } }, after: { 'creatures.grub.vitals.life.hitPoints': 8 } }],
  ['mixed damage is reduced type by type: 2 of 5 cold and 3 fire (page 17)', { with: { grub: { damageModifiers: { byType: { cold: { resistance: true } } } } }, event: { kind: 'force-save', targets: [{ creature: 'grub', fails: true }], ability: 'dexterity', dc: 10, damage: { notation: '5[cold]+3[fire]', type: 'cold' } }, after: { 'creatures.grub.vitals.life.hitPoints': 5 } }],
  ['being knocked out ends Concentration without a save (page 179)', { with: { mira: { concentration: { effect: 'web', conditions: [] }, hitPointMaximum: 2 } }, change: (state) => ({ ...state, phase: { kind: 'turn', of: 'grub' } }), event: { kind: 'attack', creature: 'grub', target: 'mira', attack: 'club', spares: true }, dice: [12, 3], after: { 'creatures.mira.concentration': 'none', 'creatures.mira.vitals.life.hitPoints': 1 } }],
  ['a mount that is dragged carries its rider (pages 15 and 182)', { with: { tolk: { ...horse, conditions: [{ condition: 'grappled', source: 'grub' }] }, grub: { size: 'large', place: at(0, 0) } }, change: (state) => ({ ...riding(state), phase: { kind: 'turn', of: 'grub' } }), event: { kind: 'move', creature: 'grub', legs: [{ kind: 'square', x: 1, y: 0 }] }, after: { 'creatures.tolk.place': at(-1, 0), 'creatures.mira.place': at(-1, 0), 'creatures.mira.riding.mount': 'tolk' } }],
  ['a rider that is dragged away is no longer mounted (pages 15 and 182)', { with: { tolk: { ...horse, attacks: [], conditions: [{ condition: 'incapacitated' }] }, mira: { conditions: [{ condition: 'grappled', source: 'grub' }] }, grub: { place: at(-3, 0) } }, change: (state) => ({ ...riding(state), phase: { kind: 'turn', of: 'grub' } }), event: { kind: 'move', creature: 'grub', legs: [{ kind: 'square', x: -4, y: 0 }] }, after: { 'creatures.grub.place': at(-4, 0), 'creatures.mira.place': at(-3, 0), 'creatures.mira.riding': 'none' } }],
  ['the fourth level of Exhaustion halves the Hit Point maximum (5.1: page 358)', { ruleset: srd51, with: tired(3), event: { kind: 'add-condition', creature: 'mira', condition: 'exhaustion', level: 1 }, after: { 'creatures.mira.vitals.hitPointMaximum': 5, 'creatures.mira.vitals.life.hitPoints': 5 } }],
  ['the fifth level does not halve it again (5.1: page 358)', { ruleset: srd51, with: tired(3), before: [{ kind: 'add-condition', creature: 'mira', condition: 'exhaustion', level: 1 }], event: { kind: 'add-condition', creature: 'mira', condition: 'exhaustion', level: 1 }, after: { 'creatures.mira.vitals.hitPointMaximum': 5 } }],
  ['without Exhaustion the maximum is whole again (5.1: page 358)', { ruleset: srd51, with: tired(3), before: [{ kind: 'add-condition', creature: 'mira', condition: 'exhaustion', level: 1 }], event: { kind: 'end-condition', creature: 'mira', condition: 'exhaustion' }, after: { 'creatures.mira.vitals.hitPointMaximum': 11, 'creatures.mira.vitals.life.hitPoints': 5 } }],
  ['whoever joins exhausted has no more than its normal maximum afterwards (5.1: page 358)', { ruleset: srd51, with: tired(4), event: { kind: 'end-condition', creature: 'mira', condition: 'exhaustion' }, after: { 'creatures.mira.vitals.hitPointMaximum': 11 } }],
  ['a rider whose mount is knocked Prone lands on its feet with its Reaction (5.1: page 99)', { ruleset: srd51, with: { tolk: horse }, change: riding, event: { kind: 'add-condition', creature: 'tolk', condition: 'prone' }, after: { 'creatures.mira.riding': 'none', 'creatures.mira.conditions': [], 'creatures.mira.spent.reaction': true } }],
  ['without a Reaction it falls Prone (5.1: page 99)', { ruleset: srd51, with: { tolk: horse }, change: riding, before: [{ kind: 'set-spent', creature: 'mira', reaction: true }], event: { kind: 'add-condition', creature: 'tolk', condition: 'prone' }, after: { 'creatures.mira.riding': 'none', 'creatures.mira.conditions': [{ condition: 'prone' }] } }],
]

test.each(SCENES)('%s', (_, scene) => playScene(scene))
