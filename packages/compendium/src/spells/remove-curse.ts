import type { Spell } from '../spell.ts'

export const removeCurse: Spell = {
  page: 158,
  level: 3,
  school: 'abjuration',
  lists: ['cleric', 'paladin', 'warlock', 'wizard'],
  castingTimes: ['action'],
  range: 'touch',
  components: ['verbal', 'somatic'],
  duration: 'instantaneous',
  targets: 1,
}
