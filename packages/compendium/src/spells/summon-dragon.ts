import type { Spell } from '../spell.ts'

export const summonDragon: Spell = {
  page: 166,
  level: 5,
  school: 'conjuration',
  lists: ['wizard'],
  castingTimes: ['action'],
  range: { feet: 60 },
  components: ['verbal', 'somatic', 'material'],
  materials: [{ costCopperPieces: 50000 }],
  duration: { hours: 1 },
  concentration: true,
  grows: true,
}
