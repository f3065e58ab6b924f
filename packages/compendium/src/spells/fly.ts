import type { Spell } from '../spell.ts'

export const fly: Spell = {
  page: 133,
  level: 3,
  school: 'transmutation',
  lists: ['sorcerer', 'warlock', 'wizard'],
  castingTimes: ['action'],
  range: 'touch',
  components: ['verbal', 'somatic', 'material'],
  duration: { minutes: 10 },
  concentration: true,
  targets: 1,
  addedTargets: 1,
  grows: true,
}
