import type { Spell } from '../spell.ts'

export const shatter: Spell = {
  page: 161,
  level: 2,
  school: 'evocation',
  lists: ['bard', 'sorcerer', 'wizard'],
  castingTimes: ['action'],
  range: { feet: 60 },
  components: ['verbal', 'somatic', 'material'],
  duration: 'instantaneous',
  areas: [{ shape: 'sphere', radiusFeet: 10 }],
  effects: [
    {
      decidedBy: 'saving-throw',
      ability: 'constitution',
      onSuccess: 'half',
      damage: [{ dice: '3d8', types: ['thunder'], added: '1d8' }],
    },
  ],
  grows: true,
}
