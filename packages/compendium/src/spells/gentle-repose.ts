import type { Spell } from '../spell.ts'

export const gentleRepose: Spell = {
  page: 135,
  level: 2,
  school: 'necromancy',
  lists: ['cleric', 'paladin', 'wizard'],
  castingTimes: ['action'],
  ritual: true,
  range: 'touch',
  components: ['verbal', 'somatic', 'material'],
  materials: [{ costCopperPieces: 1, pieces: 2, consumed: true }],
  duration: { days: 10 },
  targets: 1,
}
