import type { Spell } from '../spell.ts'

export const giantInsect: Spell = {
  page: 135,
  level: 4,
  school: 'conjuration',
  lists: ['druid'],
  castingTimes: ['action'],
  range: { feet: 60 },
  components: ['verbal', 'somatic'],
  duration: { minutes: 10 },
  concentration: true,
  grows: true,
}
