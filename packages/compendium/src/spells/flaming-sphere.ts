import type { Spell } from '../spell.ts'

export const flamingSphere: Spell = {
  page: 132,
  level: 2,
  school: 'conjuration',
  lists: ['druid', 'sorcerer', 'wizard'],
  castingTimes: ['action'],
  range: { feet: 60 },
  components: ['verbal', 'somatic', 'material'],
  duration: { minutes: 1 },
  concentration: true,
  effects: [
    {
      decidedBy: 'saving-throw',
      occasion: 'each-turn',
      ability: 'dexterity',
      onSuccess: 'half',
      damage: [{ dice: '2d6', types: ['fire'], added: '1d6' }],
    },
  ],
  grows: true,
}
