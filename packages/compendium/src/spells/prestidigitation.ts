import type { Spell } from '../spell.ts'

export const prestidigitation: Spell = {
  page: 154,
  level: 0,
  school: 'transmutation',
  lists: ['bard', 'sorcerer', 'warlock', 'wizard'],
  castingTimes: ['action'],
  range: { feet: 10 },
  components: ['verbal', 'somatic'],
  duration: { hours: 1, atMost: true },
}
