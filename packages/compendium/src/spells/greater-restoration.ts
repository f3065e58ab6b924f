import type { Spell } from '../spell.ts'

export const greaterRestoration: Spell = {
  page: 137,
  level: 5,
  school: 'abjuration',
  lists: ['bard', 'cleric', 'druid', 'paladin', 'ranger'],
  castingTimes: ['action'],
  range: 'touch',
  components: ['verbal', 'somatic', 'material'],
  materials: [{ costCopperPieces: 10000, consumed: true }],
  duration: 'instantaneous',
  targets: 1,
  effects: [{ decidedBy: 'nothing', endsOneOf: ['exhaustion', 'charmed', 'petrified'] }],
}
