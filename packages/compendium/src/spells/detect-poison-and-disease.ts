import type { Spell } from '../spell.ts'

export const detectPoisonAndDisease: Spell = {
  page: 123,
  level: 1,
  school: 'divination',
  lists: ['cleric', 'druid', 'paladin', 'ranger'],
  castingTimes: ['action'],
  ritual: true,
  range: 'self',
  components: ['verbal', 'somatic', 'material'],
  duration: { minutes: 10 },
  concentration: true,
}
