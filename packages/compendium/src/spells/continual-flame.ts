import type { Spell } from '../spell.ts'

export const continualFlame: Spell = {
  page: 119,
  level: 2,
  school: 'evocation',
  lists: ['cleric', 'druid', 'wizard'],
  castingTimes: ['action'],
  range: 'touch',
  components: ['verbal', 'somatic', 'material'],
  materials: [{ costCopperPieces: 5000, consumed: true }],
  duration: 'until-dispelled',
  targets: 1,
}
