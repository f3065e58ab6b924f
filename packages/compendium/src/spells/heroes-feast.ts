import type { Spell } from '../spell.ts'

export const heroesFeast: Spell = {
  page: 140,
  level: 6,
  school: 'conjuration',
  lists: ['bard', 'cleric', 'druid'],
  castingTimes: [{ minutes: 10 }],
  range: 'self',
  components: ['verbal', 'somatic', 'material'],
  materials: [{ costCopperPieces: 100000, consumed: true }],
  duration: 'instantaneous',
  targets: 12,
  effects: [{ decidedBy: 'nothing', hitPointMaximum: { dice: '2d10' } }],
}
