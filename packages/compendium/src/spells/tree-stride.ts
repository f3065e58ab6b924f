import type { Spell } from '../spell.ts'

export const treeStride: Spell = {
  page: 170,
  level: 5,
  school: 'conjuration',
  lists: ['druid', 'ranger'],
  castingTimes: ['action'],
  range: 'self',
  components: ['verbal', 'somatic'],
  duration: { minutes: 1 },
  concentration: true,
}
