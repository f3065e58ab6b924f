import type { Spell } from '../spell.ts'

export const programmedIllusion: Spell = {
  page: 156,
  level: 6,
  school: 'illusion',
  lists: ['bard', 'wizard'],
  castingTimes: ['action'],
  range: { feet: 120 },
  components: ['verbal', 'somatic', 'material'],
  materials: [{ costCopperPieces: 2500 }],
  duration: 'until-dispelled',
  areas: [{ shape: 'cube', sideFeet: 30 }],
}
