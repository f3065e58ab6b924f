import type { Spell } from '../spell.ts'

export const findSteed: Spell = {
  page: 130,
  level: 2,
  school: 'conjuration',
  lists: ['paladin'],
  castingTimes: ['action'],
  range: { feet: 30 },
  components: ['verbal', 'somatic'],
  duration: 'instantaneous',
  grows: true,
}
