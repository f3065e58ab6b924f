import type { Spell } from '../spell.ts'

export const communeWithNature: Spell = {
  page: 116,
  level: 5,
  school: 'divination',
  lists: ['druid', 'ranger'],
  castingTimes: [{ minutes: 1 }],
  ritual: true,
  range: 'self',
  components: ['verbal', 'somatic'],
  duration: 'instantaneous',
}
