import type { Spell } from '../spell.ts'

export const magnificentMansion: Spell = {
  page: 147,
  level: 7,
  school: 'conjuration',
  lists: ['bard', 'wizard'],
  castingTimes: [{ minutes: 1 }],
  range: { feet: 300 },
  components: ['verbal', 'somatic', 'material'],
  materials: [{ costCopperPieces: 1500 }],
  duration: { hours: 24 },
}
