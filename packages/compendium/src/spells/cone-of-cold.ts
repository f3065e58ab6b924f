import type { Spell } from '../spell.ts'

export const coneOfCold: Spell = {
  page: 117,
  level: 5,
  school: 'evocation',
  lists: ['druid', 'sorcerer', 'wizard'],
  castingTimes: ['action'],
  range: 'self',
  components: ['verbal', 'somatic', 'material'],
  duration: 'instantaneous',
  areas: [{ shape: 'cone', lengthFeet: 60 }],
  effects: [
    {
      decidedBy: 'saving-throw',
      ability: 'constitution',
      onSuccess: 'half',
      damage: [{ dice: '8d8', types: ['cold'], added: '1d8' }],
    },
  ],
  grows: true,
}
