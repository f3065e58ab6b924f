import type { Spell } from '../spell.ts'

export const sunbeam: Spell = {
  page: 166,
  level: 6,
  school: 'evocation',
  lists: ['cleric', 'druid', 'sorcerer', 'wizard'],
  castingTimes: ['action'],
  range: 'self',
  components: ['verbal', 'somatic', 'material'],
  duration: { minutes: 1 },
  concentration: true,
  areas: [{ shape: 'line', lengthFeet: 60, widthFeet: 5 }],
  effects: [
    {
      decidedBy: 'saving-throw',
      ability: 'constitution',
      onSuccess: 'half',
      damage: [{ dice: '6d8', types: ['radiant'] }],
      conditions: ['blinded'],
    },
  ],
}
