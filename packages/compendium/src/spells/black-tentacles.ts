import type { Spell } from '../spell.ts'

export const blackTentacles: Spell = {
  page: 113,
  level: 4,
  school: 'conjuration',
  lists: ['wizard'],
  castingTimes: ['action'],
  range: { feet: 90 },
  components: ['verbal', 'somatic', 'material'],
  duration: { minutes: 1 },
  concentration: true,
  areas: [{ shape: 'square', sideFeet: 20 }],
  effects: [
    {
      decidedBy: 'saving-throw',
      ability: 'strength',
      onSuccess: 'none',
      damage: [{ dice: '3d6', types: ['bludgeoning'] }],
      conditions: ['restrained'],
    },
  ],
}
