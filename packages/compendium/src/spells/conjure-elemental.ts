import type { Spell } from '../spell.ts'

export const conjureElemental: Spell = {
  page: 118,
  level: 5,
  school: 'conjuration',
  lists: ['druid', 'wizard'],
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
      damage: [{ dice: '8d8', types: ['lightning', 'thunder', 'fire', 'cold'], added: '1d8' }],
      conditions: ['restrained'],
    },
    {
      decidedBy: 'saving-throw',
      occasion: 'each-turn',
      ability: 'dexterity',
      onSuccess: 'none',
      damage: [{ dice: '4d8', types: ['lightning', 'thunder', 'fire', 'cold'], added: '1d8' }],
    },
  ],
  grows: true,
}
