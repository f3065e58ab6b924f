import type { Spell } from '../spell.ts'

export const acidSplash: Spell = {
  page: 107,
  level: 0,
  school: 'evocation',
  lists: ['sorcerer', 'wizard'],
  castingTimes: ['action'],
  range: { feet: 60 },
  components: ['verbal', 'somatic'],
  duration: 'instantaneous',
  areas: [{ shape: 'sphere', radiusFeet: 5 }],
  effects: [
    {
      decidedBy: 'saving-throw',
      ability: 'dexterity',
      onSuccess: 'none',
      damage: [{ dice: '1d6', types: ['acid'], added: '1d6' }],
    },
  ],
  grows: true,
}
