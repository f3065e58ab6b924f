import type { Spell } from '../spell.ts'

export const blur: Spell = {
  page: 114,
  level: 2,
  school: 'illusion',
  lists: ['sorcerer', 'wizard'],
  castingTimes: ['action'],
  range: 'self',
  components: ['verbal'],
  duration: { minutes: 1 },
  concentration: true,
}
