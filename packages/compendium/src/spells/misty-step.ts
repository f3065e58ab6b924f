import type { Spell } from '../spell.ts'

export const mistyStep: Spell = {
  page: 150,
  level: 2,
  school: 'conjuration',
  lists: ['sorcerer', 'warlock', 'wizard'],
  castingTimes: ['bonus-action'],
  range: 'self',
  components: ['verbal'],
  duration: 'instantaneous',
}
