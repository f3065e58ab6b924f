import type { Spell } from '../spell.ts'

export const arcaneLock: Spell = {
  page: 110,
  level: 2,
  school: 'abjuration',
  lists: ['wizard'],
  castingTimes: ['action'],
  range: 'touch',
  components: ['verbal', 'somatic', 'material'],
  materials: [{ costCopperPieces: 2500, consumed: true }],
  duration: 'until-dispelled',
  targets: 1,
}
