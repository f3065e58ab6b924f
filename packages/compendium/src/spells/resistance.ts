import type { Spell } from '../spell.ts'

export const resistance: Spell = {
  page: 158,
  level: 0,
  school: 'abjuration',
  lists: ['cleric', 'druid'],
  castingTimes: ['action'],
  range: 'touch',
  components: ['verbal', 'somatic'],
  duration: { minutes: 1 },
  concentration: true,
  targets: 1,
  effects: [{ decidedBy: 'nothing', damageReducedBy: '1d4' }],
}
