import type { Spell } from '../spell.ts'

export const augury: Spell = {
  page: 111,
  level: 2,
  school: 'divination',
  lists: ['cleric', 'druid', 'wizard'],
  castingTimes: [{ minutes: 1 }],
  ritual: true,
  range: 'self',
  components: ['verbal', 'somatic', 'material'],
  materials: [{ costCopperPieces: 2500 }],
  duration: 'instantaneous',
}
