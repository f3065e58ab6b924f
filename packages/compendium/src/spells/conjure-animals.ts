import type { Spell } from '../spell.ts'

export const conjureAnimals: Spell = {
  page: 117,
  level: 3,
  school: 'conjuration',
  lists: ['druid', 'ranger'],
  castingTimes: ['action'],
  range: { feet: 60 },
  components: ['verbal', 'somatic'],
  duration: { minutes: 10 },
  concentration: true,
  effects: [
    {
      decidedBy: 'saving-throw',
      occasion: 'each-turn',
      ability: 'dexterity',
      onSuccess: 'none',
      damage: [{ dice: '3d10', types: ['slashing'], added: '1d10' }],
    },
  ],
  grows: true,
}
