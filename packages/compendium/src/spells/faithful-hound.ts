import type { Spell } from '../spell.ts'

export const faithfulHound: Spell = {
  page: 129,
  level: 4,
  school: 'conjuration',
  lists: ['wizard'],
  castingTimes: ['action'],
  range: { feet: 30 },
  components: ['verbal', 'somatic', 'material'],
  duration: { hours: 8 },
  effects: [
    {
      decidedBy: 'saving-throw',
      occasion: 'each-turn',
      ability: 'dexterity',
      onSuccess: 'none',
      damage: [{ dice: '4d8', types: ['force'] }],
    },
  ],
}
