import type { Spell } from '../spell.ts'

export const arcaneSword: Spell = {
  page: 110,
  level: 7,
  school: 'evocation',
  lists: ['bard', 'wizard'],
  castingTimes: ['action'],
  range: { feet: 90 },
  components: ['verbal', 'somatic', 'material'],
  materials: [{ costCopperPieces: 25000 }],
  duration: { minutes: 1 },
  concentration: true,
  targets: 1,
  effects: [
    { decidedBy: 'attack-roll', attack: 'melee', damage: [{ dice: '4d12', addsModifier: true, types: ['force'] }] },
  ],
}
