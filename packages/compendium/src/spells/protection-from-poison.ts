import type { Spell } from '../spell.ts'

export const protectionFromPoison: Spell = {
  page: 157,
  level: 2,
  school: 'abjuration',
  lists: ['cleric', 'druid', 'paladin', 'ranger'],
  castingTimes: ['action'],
  range: 'touch',
  components: ['verbal', 'somatic'],
  duration: { hours: 1 },
  targets: 1,
  effects: [{ decidedBy: 'nothing', ends: ['poisoned'] }],
}
