import type { Spell } from '../spell.ts'

export const detectMagic: Spell = {
  page: 123,
  level: 1,
  school: 'divination',
  lists: ['bard', 'cleric', 'druid', 'paladin', 'ranger', 'sorcerer', 'warlock', 'wizard'],
  castingTimes: ['action'],
  ritual: true,
  range: 'self',
  components: ['verbal', 'somatic'],
  duration: { minutes: 10 },
  concentration: true,
}
