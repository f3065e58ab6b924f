import type { Spell } from '../spell.ts'

export const iceStorm: Spell = {
  page: 141,
  level: 4,
  school: 'evocation',
  lists: ['druid', 'sorcerer', 'wizard'],
  castingTimes: ['action'],
  range: { feet: 300 },
  components: ['verbal', 'somatic', 'material'],
  duration: 'instantaneous',
  areas: [{ shape: 'cylinder', radiusFeet: 20, heightFeet: 40 }],
  effects: [
    {
      decidedBy: 'saving-throw',
      ability: 'dexterity',
      onSuccess: 'half',
      damage: [
        { dice: '2d10', types: ['bludgeoning'], added: '1d10' },
        { dice: '4d6', types: ['cold'] },
      ],
    },
  ],
  grows: true,
}
