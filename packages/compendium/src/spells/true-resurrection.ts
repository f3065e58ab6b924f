import type { Spell } from '../spell.ts'

export const trueResurrection: Spell = {
  page: 170,
  level: 9,
  school: 'necromancy',
  lists: ['cleric', 'druid'],
  castingTimes: [{ hours: 1 }],
  range: 'touch',
  components: ['verbal', 'somatic', 'material'],
  materials: [{ costCopperPieces: 2500000, consumed: true }],
  duration: 'instantaneous',
  targets: 1,
}
