import type { Spell } from '../spell.ts'

export const sequester: Spell = {
  page: 161,
  level: 7,
  school: 'transmutation',
  lists: ['wizard'],
  castingTimes: ['action'],
  range: 'touch',
  components: ['verbal', 'somatic', 'material'],
  materials: [{ costCopperPieces: 500000, consumed: true }],
  duration: 'until-dispelled',
  targets: 1,
  effects: [{ decidedBy: 'nothing', conditions: ['invisible', 'unconscious'] }],
}
