import type { Spell } from '../spell.ts'

export const flameStrike: Spell = {
  page: 132,
  level: 5,
  school: 'evocation',
  lists: ['cleric'],
  castingTimes: ['action'],
  range: { feet: 60 },
  components: ['verbal', 'somatic', 'material'],
  duration: 'instantaneous',
  areas: [{ shape: 'cylinder', radiusFeet: 10, heightFeet: 40 }],
  effects: [
    {
      decidedBy: 'saving-throw',
      ability: 'dexterity',
      onSuccess: 'half',
      damage: [
        { dice: '5d6', types: ['fire'], added: '1d6' },
        { dice: '5d6', types: ['radiant'], added: '1d6' },
      ],
    },
  ],
  grows: true,
}
