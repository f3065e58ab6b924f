import type { Spell } from '../spell.ts'

export const wallOfFire: Spell = {
  page: 172,
  level: 4,
  school: 'evocation',
  lists: ['druid', 'sorcerer', 'wizard'],
  castingTimes: ['action'],
  range: { feet: 120 },
  components: ['verbal', 'somatic', 'material'],
  duration: { minutes: 1 },
  concentration: true,
  areas: [
    { shape: 'wall', lengthFeet: 60, heightFeet: 20, thicknessFeet: 1 },
    { shape: 'ring', diameterFeet: 20, heightFeet: 20, thicknessFeet: 1 },
  ],
  effects: [
    {
      decidedBy: 'saving-throw',
      ability: 'dexterity',
      onSuccess: 'half',
      damage: [{ dice: '5d8', types: ['fire'], added: '1d8' }],
    },
    { decidedBy: 'nothing', occasion: 'each-turn', damage: [{ dice: '5d8', types: ['fire'], added: '1d8' }] },
  ],
  grows: true,
}
