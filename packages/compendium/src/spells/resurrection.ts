import type { Spell } from '../spell.ts'

export const resurrection: Spell = {
  page: 158,
  level: 7,
  school: 'necromancy',
  lists: ['bard', 'cleric'],
  castingTimes: [{ hours: 1 }],
  range: 'touch',
  components: ['verbal', 'somatic', 'material'],
  materials: [{ costCopperPieces: 100000, consumed: true }],
  duration: 'instantaneous',
  targets: 1,
  effects: [{ decidedBy: 'nothing', penaltyToRolls: '4' }],
}
