import type { Spell } from '../spell.ts'

export const web: Spell = {
  page: 174,
  level: 2,
  school: 'conjuration',
  lists: ['sorcerer', 'wizard'],
  castingTimes: ['action'],
  range: { feet: 60 },
  components: ['verbal', 'somatic', 'material'],
  duration: { hours: 1 },
  concentration: true,
  areas: [{ shape: 'cube', sideFeet: 20 }],
  effects: [
    {
      decidedBy: 'saving-throw',
      occasion: 'each-turn',
      ability: 'dexterity',
      onSuccess: 'none',
      conditions: ['restrained'],
    },
    { decidedBy: 'nothing', occasion: 'each-turn', damage: [{ dice: '2d4', types: ['fire'] }] },
  ],
}
