import type { Spell } from '../spell.ts'

export const controlWater: Spell = {
  page: 119,
  level: 4,
  school: 'transmutation',
  lists: ['cleric', 'druid', 'wizard'],
  castingTimes: ['action'],
  range: { feet: 300 },
  components: ['verbal', 'somatic', 'material'],
  duration: { minutes: 10 },
  concentration: true,
  areas: [{ shape: 'cube', sideFeet: 100 }],
  effects: [
    {
      decidedBy: 'saving-throw',
      occasion: 'each-turn',
      ability: 'strength',
      onSuccess: 'half',
      damage: [{ dice: '2d8', types: ['bludgeoning'] }],
    },
  ],
}
