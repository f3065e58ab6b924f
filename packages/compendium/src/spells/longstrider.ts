import type { Spell } from '../spell.ts'

export const longstrider: Spell = {
  page: 145,
  level: 1,
  school: 'transmutation',
  lists: ['bard', 'druid', 'ranger', 'wizard'],
  castingTimes: ['action'],
  range: 'touch',
  components: ['verbal', 'somatic', 'material'],
  duration: { hours: 1 },
  targets: 1,
  addedTargets: 1,
  grows: true,
}
