import type { Spell } from '../spell.ts'

export const circleOfDeath: Spell = {
  page: 115,
  level: 6,
  school: 'necromancy',
  lists: ['sorcerer', 'warlock', 'wizard'],
  castingTimes: ['action'],
  range: { feet: 150 },
  components: ['verbal', 'somatic', 'material'],
  materials: [{ costCopperPieces: 50000 }],
  duration: 'instantaneous',
  areas: [{ shape: 'sphere', radiusFeet: 60 }],
  effects: [
    {
      decidedBy: 'saving-throw',
      ability: 'constitution',
      onSuccess: 'half',
      damage: [{ dice: '8d8', types: ['necrotic'], added: '2d8' }],
    },
  ],
  grows: true,
}
