import type { Spell } from '../spell.ts'

export const instantSummons: Spell = {
  page: 143,
  level: 6,
  school: 'conjuration',
  lists: ['wizard'],
  castingTimes: [{ minutes: 1 }],
  ritual: true,
  range: 'touch',
  components: ['verbal', 'somatic', 'material'],
  materials: [{ costCopperPieces: 100000 }],
  duration: 'until-dispelled',
  targets: 1,
}
