import type { Spell } from '../spell.ts'

export const secretChest: Spell = {
  page: 160,
  level: 4,
  school: 'conjuration',
  lists: ['wizard'],
  castingTimes: ['action'],
  range: 'touch',
  components: ['verbal', 'somatic', 'material'],
  materials: [{ costCopperPieces: 500000 }, { costCopperPieces: 5000 }],
  duration: 'until-dispelled',
  targets: 1,
}
