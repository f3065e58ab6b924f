import type { Spell } from '../spell.ts'

export const simulacrum: Spell = {
  page: 162,
  level: 7,
  school: 'illusion',
  lists: ['wizard'],
  castingTimes: [{ hours: 12 }],
  range: 'touch',
  components: ['verbal', 'somatic', 'material'],
  materials: [{ costCopperPieces: 150000, consumed: true }],
  duration: 'until-dispelled',
  targets: 1,
}
