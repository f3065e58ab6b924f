import type { Spell } from '../spell.ts'

export const awaken: Spell = {
  page: 111,
  level: 5,
  school: 'transmutation',
  lists: ['bard', 'druid'],
  castingTimes: [{ hours: 8 }],
  range: 'touch',
  components: ['verbal', 'somatic', 'material'],
  materials: [{ costCopperPieces: 100000, consumed: true }],
  duration: 'instantaneous',
  targets: 1,
  effects: [{ decidedBy: 'nothing', conditions: ['charmed'] }],
}
