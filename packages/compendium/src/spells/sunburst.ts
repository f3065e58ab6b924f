import type { Spell } from '../spell.ts'

export const sunburst: Spell = {
  page: 167,
  level: 8,
  school: 'evocation',
  lists: ['cleric', 'druid', 'sorcerer', 'wizard'],
  castingTimes: ['action'],
  range: { feet: 150 },
  components: ['verbal', 'somatic', 'material'],
  duration: 'instantaneous',
  areas: [{ shape: 'sphere', radiusFeet: 60 }],
  effects: [
    {
      decidedBy: 'saving-throw',
      ability: 'constitution',
      onSuccess: 'half',
      damage: [{ dice: '12d6', types: ['radiant'] }],
      conditions: ['blinded'],
    },
  ],
}
