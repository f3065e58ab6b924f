import type { Spell } from '../spell.ts'

export const freedomOfMovement: Spell = {
  page: 134,
  level: 4,
  school: 'abjuration',
  lists: ['bard', 'cleric', 'druid', 'ranger'],
  castingTimes: ['action'],
  range: 'touch',
  components: ['verbal', 'somatic', 'material'],
  duration: { hours: 1 },
  targets: 1,
  addedTargets: 1,
  grows: true,
}
