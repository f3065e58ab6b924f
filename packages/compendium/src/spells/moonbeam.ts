import type { Spell } from '../spell.ts'

export const moonbeam: Spell = {
  page: 150,
  level: 2,
  school: 'evocation',
  lists: ['druid'],
  castingTimes: ['action'],
  range: { feet: 120 },
  components: ['verbal', 'somatic', 'material'],
  duration: { minutes: 1 },
  concentration: true,
  areas: [{ shape: 'cylinder', radiusFeet: 5, heightFeet: 40 }],
  effects: [
    {
      decidedBy: 'saving-throw',
      ability: 'constitution',
      onSuccess: 'half',
      damage: [{ dice: '2d10', types: ['radiant'], added: '1d10' }],
    },
  ],
  grows: true,
}
