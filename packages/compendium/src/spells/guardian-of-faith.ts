import type { Spell } from '../spell.ts'

export const guardianOfFaith: Spell = {
  page: 137,
  level: 4,
  school: 'conjuration',
  lists: ['cleric'],
  castingTimes: ['action'],
  range: { feet: 30 },
  components: ['verbal'],
  duration: { hours: 8 },
  effects: [
    {
      decidedBy: 'saving-throw',
      occasion: 'each-turn',
      ability: 'dexterity',
      onSuccess: 'half',
      damage: [{ dice: '20', types: ['radiant'] }],
    },
  ],
}
