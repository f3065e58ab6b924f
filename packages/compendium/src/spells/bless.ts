import type { Spell } from '../spell.ts'

export const bless: Spell = {
  page: 113,
  level: 1,
  school: 'enchantment',
  lists: ['cleric', 'paladin'],
  castingTimes: ['action'],
  range: { feet: 30 },
  components: ['verbal', 'somatic', 'material'],
  materials: [{ costCopperPieces: 500 }],
  duration: { minutes: 1 },
  concentration: true,
  targets: 3,
  addedTargets: 1,
  effects: [{ decidedBy: 'nothing', bonusToRolls: '1d4' }],
  grows: true,
}
