import type { Spell } from '../spell.ts'

export const wardingBond: Spell = {
  page: 173,
  level: 2,
  school: 'abjuration',
  lists: ['cleric', 'paladin'],
  castingTimes: ['action'],
  range: 'touch',
  components: ['verbal', 'somatic', 'material'],
  materials: [{ costCopperPieces: 5000, pieces: 2 }],
  duration: { hours: 1 },
  targets: 1,
  effects: [{ decidedBy: 'nothing', armorClassBonus: 1, bonusToRolls: '1' }],
}
