import type { Spell } from '../spell.ts'

export const mending: Spell = {
  page: 148,
  level: 0,
  school: 'transmutation',
  lists: ['bard', 'cleric', 'druid', 'sorcerer', 'wizard'],
  castingTimes: [{ minutes: 1 }],
  range: 'touch',
  components: ['verbal', 'somatic', 'material'],
  duration: 'instantaneous',
  targets: 1,
}
