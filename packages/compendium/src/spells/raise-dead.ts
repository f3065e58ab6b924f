import type { Spell } from '../spell.ts'

export const raiseDead: Spell = {
  page: 157,
  level: 5,
  school: 'necromancy',
  lists: ['bard', 'cleric', 'paladin'],
  castingTimes: [{ hours: 1 }],
  range: 'touch',
  components: ['verbal', 'somatic', 'material'],
  materials: [{ costCopperPieces: 50000, consumed: true }],
  duration: 'instantaneous',
  targets: 1,
  effects: [{ decidedBy: 'nothing', healing: { dice: '1' }, penaltyToRolls: '4' }],
}
