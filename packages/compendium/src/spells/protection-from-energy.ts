import type { Spell } from '../spell.ts'

export const protectionFromEnergy: Spell = {
  page: 157,
  level: 3,
  school: 'abjuration',
  lists: ['cleric', 'druid', 'ranger', 'sorcerer', 'wizard'],
  castingTimes: ['action'],
  range: 'touch',
  components: ['verbal', 'somatic'],
  duration: { hours: 1 },
  concentration: true,
  targets: 1,
}
