import type { Spell } from '../spell.ts'

export const creation: Spell = {
  page: 121,
  level: 5,
  school: 'illusion',
  lists: ['sorcerer', 'wizard'],
  castingTimes: [{ minutes: 1 }],
  range: { feet: 30 },
  components: ['verbal', 'somatic', 'material'],
  duration: 'special',
  areas: [{ shape: 'cube', sideFeet: 5, addedFeet: 5 }],
  grows: true,
}
