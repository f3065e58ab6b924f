import type { Spell } from '../spell.ts'

export const tsunami: Spell = {
  page: 171,
  level: 8,
  school: 'conjuration',
  lists: ['druid'],
  castingTimes: [{ minutes: 1 }],
  range: { miles: 1 },
  components: ['verbal', 'somatic'],
  duration: { rounds: 6 },
  concentration: true,
  areas: [{ shape: 'wall', lengthFeet: 300, heightFeet: 300, thicknessFeet: 50 }],
  effects: [
    {
      decidedBy: 'saving-throw',
      ability: 'strength',
      onSuccess: 'half',
      damage: [{ dice: '6d10', types: ['bludgeoning'] }],
    },
    {
      decidedBy: 'saving-throw',
      occasion: 'each-turn',
      ability: 'strength',
      onSuccess: 'none',
      damage: [{ dice: '5d10', types: ['bludgeoning'] }],
    },
  ],
}
