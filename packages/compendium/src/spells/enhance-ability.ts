import type { Spell } from '../spell.ts'

export const enhanceAbility: Spell = {
  page: 127,
  level: 2,
  school: 'transmutation',
  lists: ['bard', 'cleric', 'druid', 'ranger', 'sorcerer', 'wizard'],
  castingTimes: ['action'],
  range: 'touch',
  components: ['verbal', 'somatic', 'material'],
  duration: { hours: 1 },
  concentration: true,
  targets: 1,
  addedTargets: 1,
  grows: true,
}
