import type { Spell } from '../spell.ts'

export const locateCreature: Spell = {
  page: 145,
  level: 4,
  school: 'divination',
  lists: ['bard', 'cleric', 'druid', 'paladin', 'ranger', 'wizard'],
  castingTimes: ['action'],
  range: 'self',
  components: ['verbal', 'somatic', 'material'],
  duration: { hours: 1 },
  concentration: true,
}
