import type { Spell } from '../spell.ts'

export const lesserRestoration: Spell = {
  page: 144,
  level: 2,
  school: 'abjuration',
  lists: ['bard', 'cleric', 'druid', 'paladin', 'ranger'],
  castingTimes: ['bonus-action'],
  range: 'touch',
  components: ['verbal', 'somatic'],
  duration: 'instantaneous',
  targets: 1,
  effects: [{ decidedBy: 'nothing', endsOneOf: ['blinded', 'deafened', 'paralyzed', 'poisoned'] }],
}
