import type { Spell } from '../spell.ts'

export const sacredFlame: Spell = {
  page: 159,
  level: 0,
  school: 'evocation',
  lists: ['cleric'],
  castingTimes: ['action'],
  range: { feet: 60 },
  components: ['verbal', 'somatic'],
  duration: 'instantaneous',
  targets: 1,
  effects: [
    {
      decidedBy: 'saving-throw',
      ability: 'dexterity',
      onSuccess: 'none',
      damage: [{ dice: '1d8', types: ['radiant'], added: '1d8' }],
    },
  ],
  grows: true,
}
