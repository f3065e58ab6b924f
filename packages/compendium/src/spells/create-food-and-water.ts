import type { Spell } from '../spell.ts'

export const createFoodAndWater: Spell = {
  page: 120,
  level: 3,
  school: 'conjuration',
  lists: ['cleric', 'paladin'],
  castingTimes: ['action'],
  range: { feet: 30 },
  components: ['verbal', 'somatic'],
  duration: 'instantaneous',
}
