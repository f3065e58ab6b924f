import type { Spell } from '../spell.ts'

export const burningHands: Spell = {
  page: 114,
  level: 1,
  school: 'evocation',
  lists: ['sorcerer', 'wizard'],
  castingTimes: ['action'],
  range: 'self',
  components: ['verbal', 'somatic'],
  duration: 'instantaneous',
  areas: [{ shape: 'cone', lengthFeet: 15 }],
  effects: [
    {
      decidedBy: 'saving-throw',
      ability: 'dexterity',
      onSuccess: 'half',
      damage: [{ dice: '3d6', types: ['fire'], added: '1d6' }],
    },
  ],
  grows: true,
}
