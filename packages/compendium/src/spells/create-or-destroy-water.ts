import type { Spell } from '../spell.ts'

export const createOrDestroyWater: Spell = {
  page: 121,
  level: 1,
  school: 'transmutation',
  lists: ['cleric', 'druid'],
  castingTimes: ['action'],
  range: { feet: 30 },
  components: ['verbal', 'somatic', 'material'],
  duration: 'instantaneous',
  areas: [{ shape: 'cube', sideFeet: 30, addedFeet: 5 }],
  grows: true,
}
