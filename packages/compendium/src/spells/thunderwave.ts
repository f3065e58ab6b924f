import type { Spell } from '../spell.ts'

export const thunderwave: Spell = {
  page: 169,
  level: 1,
  school: 'evocation',
  lists: ['bard', 'druid', 'sorcerer', 'wizard'],
  castingTimes: ['action'],
  range: 'self',
  components: ['verbal', 'somatic'],
  duration: 'instantaneous',
  areas: [{ shape: 'cube', sideFeet: 15 }],
  effects: [
    {
      decidedBy: 'saving-throw',
      ability: 'constitution',
      onSuccess: 'half',
      damage: [{ dice: '2d8', types: ['thunder'], added: '1d8' }],
    },
  ],
  grows: true,
}
