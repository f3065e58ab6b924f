import type { Spell } from '../spell.ts'

export const freezingSphere: Spell = {
  page: 134,
  level: 6,
  school: 'evocation',
  lists: ['sorcerer', 'wizard'],
  castingTimes: ['action'],
  range: { feet: 300 },
  components: ['verbal', 'somatic', 'material'],
  duration: 'instantaneous',
  areas: [
    { shape: 'sphere', radiusFeet: 60 },
    { shape: 'square', sideFeet: 30 },
  ],
  effects: [
    {
      decidedBy: 'saving-throw',
      ability: 'constitution',
      onSuccess: 'half',
      damage: [{ dice: '10d6', types: ['cold'], added: '1d6' }],
    },
    { decidedBy: 'nothing', conditions: ['restrained'] },
  ],
  grows: true,
}
