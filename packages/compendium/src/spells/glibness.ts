import type { Spell } from '../spell.ts'

export const glibness: Spell = {
  page: 136,
  level: 8,
  school: 'enchantment',
  lists: ['bard', 'warlock'],
  castingTimes: ['action'],
  range: 'self',
  components: ['verbal'],
  duration: { hours: 1 },
}
