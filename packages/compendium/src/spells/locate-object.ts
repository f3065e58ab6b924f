import type { Spell } from '../spell.ts'

export const locateObject: Spell = {
  page: 145,
  level: 2,
  school: 'divination',
  lists: ['bard', 'cleric', 'druid', 'paladin', 'ranger', 'wizard'],
  castingTimes: ['action'],
  range: 'self',
  components: ['verbal', 'somatic', 'material'],
  duration: { minutes: 10 },
  concentration: true,
}
