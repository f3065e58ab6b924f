import type { Spell } from '../spell.ts'

export const mageHand: Spell = {
  page: 145,
  level: 0,
  school: 'conjuration',
  lists: ['bard', 'sorcerer', 'warlock', 'wizard'],
  castingTimes: ['action'],
  range: { feet: 30 },
  components: ['verbal', 'somatic'],
  duration: { minutes: 1 },
}
