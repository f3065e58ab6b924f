import type { Spell } from '../spell.ts'

export const chainLightning: Spell = {
  page: 114,
  level: 6,
  school: 'evocation',
  lists: ['sorcerer', 'wizard'],
  castingTimes: ['action'],
  range: { feet: 150 },
  components: ['verbal', 'somatic', 'material'],
  duration: 'instantaneous',
  targets: 4,
  addedTargets: 1,
  effects: [
    {
      decidedBy: 'saving-throw',
      ability: 'dexterity',
      onSuccess: 'half',
      damage: [{ dice: '10d8', types: ['lightning'] }],
    },
  ],
  grows: true,
}
