import type { Spell } from '../spell.ts'

export const deathWard: Spell = {
  page: 122,
  level: 4,
  school: 'abjuration',
  lists: ['cleric', 'paladin'],
  castingTimes: ['action'],
  range: 'touch',
  components: ['verbal', 'somatic'],
  duration: { hours: 8 },
  targets: 1,
}
