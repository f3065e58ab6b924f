import type { Spell } from '../spell.ts'

export const hallow: Spell = {
  page: 138,
  level: 5,
  school: 'abjuration',
  lists: ['cleric'],
  castingTimes: [{ hours: 24 }],
  range: 'touch',
  components: ['verbal', 'somatic', 'material'],
  materials: [{ costCopperPieces: 100000, consumed: true }],
  duration: 'until-dispelled',
  areas: [{ shape: 'circle', radiusFeet: 60 }],
  effects: [{ decidedBy: 'nothing', conditions: ['frightened'] }],
}
