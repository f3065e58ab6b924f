import type { Spell } from '../spell.ts'

export const sending: Spell = {
  page: 161,
  level: 3,
  school: 'divination',
  lists: ['bard', 'cleric', 'wizard'],
  castingTimes: ['action'],
  range: 'unlimited',
  components: ['verbal', 'somatic', 'material'],
  duration: 'instantaneous',
  targets: 1,
}
