import type { Spell } from '../spell.ts'

export const comprehendLanguages: Spell = {
  page: 117,
  level: 1,
  school: 'divination',
  lists: ['bard', 'sorcerer', 'warlock', 'wizard'],
  castingTimes: ['action'],
  ritual: true,
  range: 'self',
  components: ['verbal', 'somatic', 'material'],
  duration: { hours: 1 },
}
