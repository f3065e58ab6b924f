import type { Spell } from '../spell.ts'

export const alarm: Spell = {
  page: 107,
  level: 1,
  school: 'abjuration',
  lists: ['ranger', 'wizard'],
  castingTimes: [{ minutes: 1 }],
  ritual: true,
  range: { feet: 30 },
  components: ['verbal', 'somatic', 'material'],
  duration: { hours: 8 },
  areas: [{ shape: 'cube', sideFeet: 20 }],
}
