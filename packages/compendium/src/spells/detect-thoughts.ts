import type { Spell } from '../spell.ts'

export const detectThoughts: Spell = {
  page: 123,
  level: 2,
  school: 'divination',
  lists: ['bard', 'sorcerer', 'wizard'],
  castingTimes: ['action'],
  range: 'self',
  components: ['verbal', 'somatic', 'material'],
  materials: [{ costCopperPieces: 1 }],
  duration: { minutes: 1 },
  concentration: true,
  targets: 1,
  effects: [{ decidedBy: 'saving-throw', occasion: 'later', ability: 'wisdom', onSuccess: 'none' }],
}
