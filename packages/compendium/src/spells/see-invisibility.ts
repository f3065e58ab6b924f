import type { Spell } from '../spell.ts'

export const seeInvisibility: Spell = {
  page: 160,
  level: 2,
  school: 'divination',
  lists: ['bard', 'sorcerer', 'wizard'],
  castingTimes: ['action'],
  range: 'self',
  components: ['verbal', 'somatic', 'material'],
  duration: { hours: 1 },
}
