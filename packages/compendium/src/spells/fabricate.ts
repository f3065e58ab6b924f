import type { Spell } from '../spell.ts'

export const fabricate: Spell = {
  page: 129,
  level: 4,
  school: 'transmutation',
  lists: ['wizard'],
  castingTimes: [{ minutes: 10 }],
  range: { feet: 120 },
  components: ['verbal', 'somatic'],
  duration: 'instantaneous',
}
