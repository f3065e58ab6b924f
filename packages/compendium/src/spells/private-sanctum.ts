import type { Spell } from '../spell.ts'

export const privateSanctum: Spell = {
  page: 156,
  level: 4,
  school: 'abjuration',
  lists: ['wizard'],
  castingTimes: [{ minutes: 10 }],
  range: { feet: 120 },
  components: ['verbal', 'somatic', 'material'],
  duration: { hours: 24 },
  areas: [{ shape: 'cube', sideFeet: 100, addedFeet: 100 }],
  grows: true,
}
