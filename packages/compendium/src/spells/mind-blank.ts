import type { Spell } from '../spell.ts'

export const mindBlank: Spell = {
  page: 149,
  level: 8,
  school: 'abjuration',
  lists: ['bard', 'wizard'],
  castingTimes: ['action'],
  range: 'touch',
  components: ['verbal', 'somatic'],
  duration: { hours: 24 },
  targets: 1,
}
