import type { Spell } from '../spell.ts'

export const stoneShape: Spell = {
  page: 165,
  level: 4,
  school: 'transmutation',
  lists: ['cleric', 'druid', 'wizard'],
  castingTimes: ['action'],
  range: 'touch',
  components: ['verbal', 'somatic', 'material'],
  duration: 'instantaneous',
  targets: 1,
}
