import type { Spell } from '../spell.ts'

export const magicMouth: Spell = {
  page: 146,
  level: 2,
  school: 'illusion',
  lists: ['bard', 'wizard'],
  castingTimes: [{ minutes: 1 }],
  ritual: true,
  range: { feet: 30 },
  components: ['verbal', 'somatic', 'material'],
  materials: [{ costCopperPieces: 1000, consumed: true }],
  duration: 'until-dispelled',
  targets: 1,
}
