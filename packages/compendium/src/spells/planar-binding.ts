import type { Spell } from '../spell.ts'

export const planarBinding: Spell = {
  page: 152,
  level: 5,
  school: 'abjuration',
  lists: ['bard', 'cleric', 'druid', 'warlock', 'wizard'],
  castingTimes: [{ hours: 1 }],
  range: { feet: 60 },
  components: ['verbal', 'somatic', 'material'],
  materials: [{ costCopperPieces: 100000, consumed: true }],
  duration: { hours: 24 },
  targets: 1,
  effects: [{ decidedBy: 'saving-throw', ability: 'charisma', onSuccess: 'none' }],
  grows: true,
}
