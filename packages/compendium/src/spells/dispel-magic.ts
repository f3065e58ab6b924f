import type { Spell } from '../spell.ts'

export const dispelMagic: Spell = {
  page: 124,
  level: 3,
  school: 'abjuration',
  lists: ['bard', 'cleric', 'druid', 'paladin', 'ranger', 'sorcerer', 'warlock', 'wizard'],
  castingTimes: ['action'],
  range: { feet: 120 },
  components: ['verbal', 'somatic'],
  duration: 'instantaneous',
  targets: 1,
  grows: true,
}
