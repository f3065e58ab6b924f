import type { Spell } from '../spell.ts'

export const planarAlly: Spell = {
  page: 152,
  level: 6,
  school: 'conjuration',
  lists: ['cleric'],
  castingTimes: [{ minutes: 10 }],
  range: { feet: 60 },
  components: ['verbal', 'somatic'],
  duration: 'instantaneous',
}
