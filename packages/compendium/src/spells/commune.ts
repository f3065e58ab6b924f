import type { Spell } from '../spell.ts'

export const commune: Spell = {
  page: 116,
  level: 5,
  school: 'divination',
  lists: ['cleric'],
  castingTimes: [{ minutes: 1 }],
  ritual: true,
  range: 'self',
  components: ['verbal', 'somatic', 'material'],
  duration: { minutes: 1 },
}
