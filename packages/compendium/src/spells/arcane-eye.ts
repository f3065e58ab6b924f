import type { Spell } from '../spell.ts'

export const arcaneEye: Spell = {
  page: 110,
  level: 4,
  school: 'divination',
  lists: ['wizard'],
  castingTimes: ['action'],
  range: { feet: 30 },
  components: ['verbal', 'somatic', 'material'],
  duration: { hours: 1 },
  concentration: true,
}
