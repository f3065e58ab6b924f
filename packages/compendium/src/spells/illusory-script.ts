import type { Spell } from '../spell.ts'

export const illusoryScript: Spell = {
  page: 142,
  level: 1,
  school: 'illusion',
  lists: ['bard', 'warlock', 'wizard'],
  castingTimes: [{ minutes: 1 }],
  ritual: true,
  range: 'touch',
  components: ['somatic', 'material'],
  materials: [{ costCopperPieces: 1000, consumed: true }],
  duration: { days: 10 },
}
