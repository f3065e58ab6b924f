import type { Spell } from '../spell.ts'

export const findFamiliar: Spell = {
  page: 130,
  level: 1,
  school: 'conjuration',
  lists: ['wizard'],
  castingTimes: [{ hours: 1 }],
  ritual: true,
  range: { feet: 10 },
  components: ['verbal', 'somatic', 'material'],
  materials: [{ costCopperPieces: 1000, consumed: true }],
  duration: 'instantaneous',
}
