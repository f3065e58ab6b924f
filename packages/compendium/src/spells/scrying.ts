import type { Spell } from '../spell.ts'

export const scrying: Spell = {
  page: 160,
  level: 5,
  school: 'divination',
  lists: ['bard', 'cleric', 'druid', 'warlock', 'wizard'],
  castingTimes: [{ minutes: 10 }],
  range: 'self',
  components: ['verbal', 'somatic', 'material'],
  materials: [{ costCopperPieces: 100000 }],
  duration: { minutes: 10 },
  concentration: true,
  targets: 1,
  effects: [{ decidedBy: 'saving-throw', ability: 'wisdom', onSuccess: 'none' }],
}
