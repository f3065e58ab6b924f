import type { Spell } from '../spell.ts'

export const gaseousForm: Spell = {
  page: 134,
  level: 3,
  school: 'transmutation',
  lists: ['sorcerer', 'warlock', 'wizard'],
  castingTimes: ['action'],
  range: 'touch',
  components: ['verbal', 'somatic', 'material'],
  duration: { hours: 1 },
  concentration: true,
  targets: 1,
  addedTargets: 1,
  grows: true,
}
