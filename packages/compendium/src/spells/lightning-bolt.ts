import type { Spell } from '../spell.ts'

export const lightningBolt: Spell = {
  page: 144,
  level: 3,
  school: 'evocation',
  lists: ['sorcerer', 'wizard'],
  castingTimes: ['action'],
  range: 'self',
  components: ['verbal', 'somatic', 'material'],
  duration: 'instantaneous',
  areas: [{ shape: 'line', lengthFeet: 100, widthFeet: 5 }],
  effects: [
    {
      decidedBy: 'saving-throw',
      ability: 'dexterity',
      onSuccess: 'half',
      damage: [{ dice: '8d6', types: ['lightning'], added: '1d6' }],
    },
  ],
  grows: true,
}
