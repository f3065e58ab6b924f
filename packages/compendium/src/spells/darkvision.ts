import type { Spell } from '../spell.ts'

export const darkvision: Spell = {
  page: 122,
  level: 2,
  school: 'transmutation',
  lists: ['druid', 'ranger', 'sorcerer', 'wizard'],
  castingTimes: ['action'],
  range: 'touch',
  components: ['verbal', 'somatic', 'material'],
  duration: { hours: 8 },
  targets: 1,
}
