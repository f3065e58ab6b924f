import type { Spell } from '../spell.ts'

export const maze: Spell = {
  page: 148,
  level: 8,
  school: 'conjuration',
  lists: ['wizard'],
  castingTimes: ['action'],
  range: { feet: 60 },
  components: ['verbal', 'somatic'],
  duration: { minutes: 10 },
  concentration: true,
  targets: 1,
}
