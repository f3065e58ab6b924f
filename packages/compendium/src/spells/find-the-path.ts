import type { Spell } from '../spell.ts'

export const findThePath: Spell = {
  page: 131,
  level: 6,
  school: 'divination',
  lists: ['bard', 'cleric', 'druid'],
  castingTimes: [{ minutes: 1 }],
  range: 'self',
  components: ['verbal', 'somatic', 'material'],
  materials: [{ costCopperPieces: 10000 }],
  duration: { days: 1 },
  concentration: true,
}
