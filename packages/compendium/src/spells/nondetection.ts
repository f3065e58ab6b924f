import type { Spell } from '../spell.ts'

export const nondetection: Spell = {
  page: 151,
  level: 3,
  school: 'abjuration',
  lists: ['bard', 'ranger', 'wizard'],
  castingTimes: ['action'],
  range: 'touch',
  components: ['verbal', 'somatic', 'material'],
  materials: [{ costCopperPieces: 2500, consumed: true }],
  duration: { hours: 8 },
  targets: 1,
}
