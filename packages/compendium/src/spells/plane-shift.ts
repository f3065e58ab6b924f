import type { Spell } from '../spell.ts'

export const planeShift: Spell = {
  page: 153,
  level: 7,
  school: 'conjuration',
  lists: ['cleric', 'druid', 'sorcerer', 'warlock', 'wizard'],
  castingTimes: ['action'],
  range: 'touch',
  components: ['verbal', 'somatic', 'material'],
  materials: [{ costCopperPieces: 25000 }],
  duration: 'instantaneous',
  targets: 8,
  andCaster: true,
}
