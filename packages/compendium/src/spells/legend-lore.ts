import type { Spell } from '../spell.ts'

export const legendLore: Spell = {
  page: 144,
  level: 5,
  school: 'divination',
  lists: ['bard', 'cleric', 'wizard'],
  castingTimes: [{ minutes: 10 }],
  range: 'self',
  components: ['verbal', 'somatic', 'material'],
  materials: [
    { costCopperPieces: 25000, consumed: true },
    { costCopperPieces: 5000, pieces: 4 },
  ],
  duration: 'instantaneous',
}
