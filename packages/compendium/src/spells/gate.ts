import type { Spell } from '../spell.ts'

export const gate: Spell = {
  page: 135,
  level: 9,
  school: 'conjuration',
  lists: ['cleric', 'sorcerer', 'warlock', 'wizard'],
  castingTimes: ['action'],
  range: { feet: 60 },
  components: ['verbal', 'somatic', 'material'],
  materials: [{ costCopperPieces: 500000 }],
  duration: { minutes: 1 },
  concentration: true,
}
