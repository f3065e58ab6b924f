import type { Spell } from '../spell.ts'

export const guardsAndWards: Spell = {
  page: 137,
  level: 6,
  school: 'abjuration',
  lists: ['bard', 'wizard'],
  castingTimes: [{ hours: 1 }],
  range: 'touch',
  components: ['verbal', 'somatic', 'material'],
  materials: [{ costCopperPieces: 1000 }],
  duration: { hours: 24 },
}
