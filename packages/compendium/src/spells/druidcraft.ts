import type { Spell } from '../spell.ts'

export const druidcraft: Spell = {
  page: 126,
  level: 0,
  school: 'transmutation',
  lists: ['druid'],
  castingTimes: ['action'],
  range: { feet: 30 },
  components: ['verbal', 'somatic'],
  duration: 'instantaneous',
  areas: [{ shape: 'cube', sideFeet: 5 }],
}
