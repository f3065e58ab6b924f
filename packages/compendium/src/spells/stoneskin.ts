import type { Spell } from '../spell.ts'

export const stoneskin: Spell = {
  page: 165,
  level: 4,
  school: 'transmutation',
  lists: ['druid', 'ranger', 'sorcerer', 'wizard'],
  castingTimes: ['action'],
  range: 'touch',
  components: ['verbal', 'somatic', 'material'],
  materials: [{ costCopperPieces: 10000, consumed: true }],
  duration: { hours: 1 },
  concentration: true,
  targets: 1,
}
