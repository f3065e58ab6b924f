import type { Spell } from '../spell.ts'

export const projectImage: Spell = {
  page: 156,
  level: 7,
  school: 'illusion',
  lists: ['bard', 'wizard'],
  castingTimes: ['action'],
  range: { miles: 500 },
  components: ['verbal', 'somatic', 'material'],
  materials: [{ costCopperPieces: 500 }],
  duration: { days: 1 },
  concentration: true,
}
