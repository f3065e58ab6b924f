import type { Spell } from '../spell.ts'

export const findTraps: Spell = {
  page: 131,
  level: 2,
  school: 'divination',
  lists: ['cleric', 'druid', 'ranger'],
  castingTimes: ['action'],
  range: { feet: 120 },
  components: ['verbal', 'somatic'],
  duration: 'instantaneous',
}
