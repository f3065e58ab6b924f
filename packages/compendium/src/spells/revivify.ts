import type { Spell } from '../spell.ts'

export const revivify: Spell = {
  page: 159,
  level: 3,
  school: 'necromancy',
  lists: ['cleric', 'druid', 'paladin', 'ranger'],
  castingTimes: ['action'],
  range: 'touch',
  components: ['verbal', 'somatic', 'material'],
  materials: [{ costCopperPieces: 30000, consumed: true }],
  duration: 'instantaneous',
  targets: 1,
  effects: [{ decidedBy: 'nothing', healing: { dice: '1' } }],
}
