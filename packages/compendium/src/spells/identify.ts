import type { Spell } from '../spell.ts'

export const identify: Spell = {
  page: 142,
  level: 1,
  school: 'divination',
  lists: ['bard', 'wizard'],
  castingTimes: [{ minutes: 1 }],
  ritual: true,
  range: 'touch',
  components: ['verbal', 'somatic', 'material'],
  materials: [{ costCopperPieces: 10000 }],
  duration: 'instantaneous',
  targets: 1,
}
