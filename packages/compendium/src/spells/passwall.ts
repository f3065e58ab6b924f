import type { Spell } from '../spell.ts'

export const passwall: Spell = {
  page: 151,
  level: 5,
  school: 'transmutation',
  lists: ['wizard'],
  castingTimes: ['action'],
  range: { feet: 30 },
  components: ['verbal', 'somatic', 'material'],
  duration: { hours: 1 },
}
