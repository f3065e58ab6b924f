import type { Spell } from '../spell.ts'

export const locateAnimalsOrPlants: Spell = {
  page: 144,
  level: 2,
  school: 'divination',
  lists: ['bard', 'druid', 'ranger'],
  castingTimes: ['action'],
  ritual: true,
  range: 'self',
  components: ['verbal', 'somatic', 'material'],
  duration: 'instantaneous',
}
