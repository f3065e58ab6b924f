import type { Spell } from '../spell.ts'

export const timeStop: Spell = {
  page: 169,
  level: 9,
  school: 'transmutation',
  lists: ['sorcerer', 'wizard'],
  castingTimes: ['action'],
  range: 'self',
  components: ['verbal'],
  duration: 'instantaneous',
}
