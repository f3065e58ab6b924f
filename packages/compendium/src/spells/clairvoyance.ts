import type { Spell } from '../spell.ts'

export const clairvoyance: Spell = {
  page: 115,
  level: 3,
  school: 'divination',
  lists: ['bard', 'cleric', 'sorcerer', 'wizard'],
  castingTimes: [{ minutes: 10 }],
  range: { miles: 1 },
  components: ['verbal', 'somatic', 'material'],
  materials: [{ costCopperPieces: 10000 }],
  duration: { minutes: 10 },
  concentration: true,
}
