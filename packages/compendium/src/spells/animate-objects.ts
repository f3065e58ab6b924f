import type { Spell } from '../spell.ts'

export const animateObjects: Spell = {
  page: 108,
  level: 5,
  school: 'transmutation',
  lists: ['bard', 'sorcerer', 'wizard'],
  castingTimes: ['action'],
  range: { feet: 120 },
  components: ['verbal', 'somatic'],
  duration: { minutes: 1 },
  concentration: true,
  targets: 'modifier',
  grows: true,
}
