import type { Spell } from '../spell.ts'

export const chromaticOrb: Spell = {
  page: 115,
  level: 1,
  school: 'evocation',
  lists: ['sorcerer', 'wizard'],
  castingTimes: ['action'],
  range: { feet: 90 },
  components: ['verbal', 'somatic', 'material'],
  materials: [{ costCopperPieces: 5000 }],
  duration: 'instantaneous',
  targets: 1,
  effects: [
    {
      decidedBy: 'attack-roll',
      attack: 'ranged',
      damage: [{ dice: '3d8', types: ['acid', 'cold', 'fire', 'lightning', 'poison', 'thunder'], added: '1d8' }],
    },
  ],
  grows: true,
}
