import type { Spell } from '../spell.ts'

export const contingency: Spell = {
  page: 119,
  level: 6,
  school: 'abjuration',
  lists: ['wizard'],
  castingTimes: [{ minutes: 10 }],
  range: 'self',
  components: ['verbal', 'somatic', 'material'],
  materials: [{ costCopperPieces: 150000 }],
  duration: { days: 10 },
}
