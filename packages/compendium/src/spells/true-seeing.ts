import type { Spell } from '../spell.ts'

export const trueSeeing: Spell = {
  page: 171,
  level: 6,
  school: 'divination',
  lists: ['bard', 'cleric', 'sorcerer', 'warlock', 'wizard'],
  castingTimes: ['action'],
  range: 'touch',
  components: ['verbal', 'somatic', 'material'],
  materials: [{ costCopperPieces: 2500, consumed: true }],
  duration: { hours: 1 },
  targets: 1,
}
