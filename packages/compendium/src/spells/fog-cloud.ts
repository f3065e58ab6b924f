import type { Spell } from '../spell.ts'

export const fogCloud: Spell = {
  page: 133,
  level: 1,
  school: 'conjuration',
  lists: ['druid', 'ranger', 'sorcerer', 'wizard'],
  castingTimes: ['action'],
  range: { feet: 120 },
  components: ['verbal', 'somatic'],
  duration: { hours: 1 },
  concentration: true,
  areas: [{ shape: 'sphere', radiusFeet: 20, addedFeet: 20 }],
  grows: true,
}
