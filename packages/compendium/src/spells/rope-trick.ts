import type { Spell } from '../spell.ts'

export const ropeTrick: Spell = {
  page: 159,
  level: 2,
  school: 'transmutation',
  lists: ['wizard'],
  castingTimes: ['action'],
  range: 'touch',
  components: ['verbal', 'somatic', 'material'],
  duration: { hours: 1 },
  targets: 1,
}
