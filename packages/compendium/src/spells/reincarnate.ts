import type { Spell } from '../spell.ts'

export const reincarnate: Spell = {
  page: 158,
  level: 5,
  school: 'necromancy',
  lists: ['druid'],
  castingTimes: [{ hours: 1 }],
  range: 'touch',
  components: ['verbal', 'somatic', 'material'],
  materials: [{ costCopperPieces: 100000, consumed: true }],
  duration: 'instantaneous',
  targets: 1,
}
