import type { Spell } from '../spell.ts'

export const etherealness: Spell = {
  page: 128,
  level: 7,
  school: 'conjuration',
  lists: ['bard', 'cleric', 'sorcerer', 'warlock', 'wizard'],
  castingTimes: ['action'],
  range: 'self',
  components: ['verbal', 'somatic'],
  duration: { hours: 8, atMost: true },
  addedTargets: 3,
  grows: true,
}
