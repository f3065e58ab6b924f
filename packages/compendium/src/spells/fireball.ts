import type { Spell } from '../spell.ts'

export const fireball: Spell = {
  page: 131,
  level: 3,
  school: 'evocation',
  lists: ['sorcerer', 'wizard'],
  castingTimes: ['action'],
  range: { feet: 150 },
  components: ['verbal', 'somatic', 'material'],
  duration: 'instantaneous',
  areas: [{ shape: 'sphere', radiusFeet: 20 }],
  effects: [
    {
      decidedBy: 'saving-throw',
      ability: 'dexterity',
      onSuccess: 'half',
      damage: [{ dice: '8d6', types: ['fire'], added: '1d6' }],
    },
  ],
  grows: true,
}
