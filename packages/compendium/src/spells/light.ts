import type { Spell } from '../spell.ts'

export const light: Spell = {
  page: 144,
  level: 0,
  school: 'evocation',
  lists: ['bard', 'cleric', 'sorcerer', 'wizard'],
  castingTimes: ['action'],
  range: 'touch',
  components: ['verbal', 'material'],
  duration: { hours: 1 },
  targets: 1,
}
