import type { Spell } from '../spell.ts'

export const trueStrike: Spell = {
  page: 171,
  level: 0,
  school: 'divination',
  lists: ['bard', 'sorcerer', 'warlock', 'wizard'],
  castingTimes: ['action'],
  range: 'self',
  components: ['somatic', 'material'],
  materials: [{ costCopperPieces: 1 }],
  duration: 'instantaneous',
  effects: [{ decidedBy: 'hit', damage: [{ dice: '0', types: ['radiant'], added: '1d6' }] }],
  grows: true,
}
