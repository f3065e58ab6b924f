import type { Spell } from '../spell.ts'

export const foresight: Spell = {
  page: 134,
  level: 9,
  school: 'divination',
  lists: ['bard', 'druid', 'warlock', 'wizard'],
  castingTimes: [{ minutes: 1 }],
  range: 'touch',
  components: ['verbal', 'somatic', 'material'],
  duration: { hours: 8 },
  targets: 1,
}
