import type { Spell } from '../spell.ts'

export const knock: Spell = {
  page: 143,
  level: 2,
  school: 'transmutation',
  lists: ['bard', 'sorcerer', 'wizard'],
  castingTimes: ['action'],
  range: { feet: 60 },
  components: ['verbal'],
  duration: 'instantaneous',
  targets: 1,
}
