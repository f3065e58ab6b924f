import type { Spell } from '../spell.ts'

export const tongues: Spell = {
  page: 169,
  level: 3,
  school: 'divination',
  lists: ['bard', 'cleric', 'sorcerer', 'warlock', 'wizard'],
  castingTimes: ['action'],
  range: 'touch',
  components: ['verbal', 'material'],
  duration: { hours: 1 },
  targets: 1,
}
