import type { Spell } from '../spell.ts'

export const blink: Spell = {
  page: 113,
  level: 3,
  school: 'transmutation',
  lists: ['sorcerer', 'wizard'],
  castingTimes: ['action'],
  range: 'self',
  components: ['verbal', 'somatic'],
  duration: { minutes: 1 },
}
