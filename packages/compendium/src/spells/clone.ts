import type { Spell } from '../spell.ts'

export const clone: Spell = {
  page: 115,
  level: 8,
  school: 'necromancy',
  lists: ['wizard'],
  castingTimes: [{ hours: 1 }],
  range: 'touch',
  components: ['verbal', 'somatic', 'material'],
  materials: [{ costCopperPieces: 100000, consumed: true }, { costCopperPieces: 200000 }],
  duration: 'instantaneous',
  targets: 1,
}
