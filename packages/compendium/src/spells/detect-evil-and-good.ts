import type { Spell } from '../spell.ts'

export const detectEvilAndGood: Spell = {
  page: 123,
  level: 1,
  school: 'divination',
  lists: ['cleric', 'paladin'],
  castingTimes: ['action'],
  range: 'self',
  components: ['verbal', 'somatic'],
  duration: { minutes: 10 },
  concentration: true,
}
