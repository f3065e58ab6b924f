import type { Spell } from '../spell.ts'

export const shapechange: Spell = {
  page: 161,
  level: 9,
  school: 'transmutation',
  lists: ['druid', 'wizard'],
  castingTimes: ['action'],
  range: 'self',
  components: ['verbal', 'somatic', 'material'],
  materials: [{ costCopperPieces: 150000 }],
  duration: { hours: 1 },
  concentration: true,
}
