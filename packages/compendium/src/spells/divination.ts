import type { Spell } from '../spell.ts'

export const divination: Spell = {
  page: 125,
  level: 4,
  school: 'divination',
  lists: ['cleric', 'druid', 'wizard'],
  castingTimes: ['action'],
  ritual: true,
  range: 'self',
  components: ['verbal', 'somatic', 'material'],
  materials: [{ costCopperPieces: 2500, consumed: true }],
  duration: 'instantaneous',
}
