import type { Spell } from '../spell.ts'

export const windWall: Spell = {
  page: 174,
  level: 3,
  school: 'evocation',
  lists: ['druid', 'ranger'],
  castingTimes: ['action'],
  range: { feet: 120 },
  components: ['verbal', 'somatic', 'material'],
  duration: { minutes: 1 },
  concentration: true,
  areas: [{ shape: 'wall', lengthFeet: 50, heightFeet: 15, thicknessFeet: 1 }],
  effects: [
    {
      decidedBy: 'saving-throw',
      ability: 'strength',
      onSuccess: 'half',
      damage: [{ dice: '4d8', types: ['bludgeoning'] }],
    },
  ],
}
