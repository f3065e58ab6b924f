import type { Spell } from '../spell.ts'

export const wish: Spell = {
  page: 175,
  level: 9,
  school: 'conjuration',
  lists: ['sorcerer', 'wizard'],
  castingTimes: ['action'],
  range: 'self',
  components: ['verbal'],
  duration: 'instantaneous',
}
