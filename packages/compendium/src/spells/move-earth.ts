import type { Spell } from '../spell.ts'

export const moveEarth: Spell = {
  page: 151,
  level: 6,
  school: 'transmutation',
  lists: ['druid', 'sorcerer', 'wizard'],
  castingTimes: ['action'],
  range: { feet: 120 },
  components: ['verbal', 'somatic', 'material'],
  duration: { hours: 2 },
  concentration: true,
  areas: [{ shape: 'square', sideFeet: 40 }],
}
