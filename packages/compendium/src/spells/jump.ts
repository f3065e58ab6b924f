import type { Spell } from '../spell.ts'

export const jump: Spell = {
  page: 143,
  level: 1,
  school: 'transmutation',
  lists: ['druid', 'ranger', 'sorcerer', 'wizard'],
  castingTimes: ['bonus-action'],
  range: 'touch',
  components: ['verbal', 'somatic', 'material'],
  duration: { minutes: 1 },
  targets: 1,
  addedTargets: 1,
  grows: true,
}
