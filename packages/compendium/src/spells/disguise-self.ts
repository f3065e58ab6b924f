import type { Spell } from '../spell.ts'

export const disguiseSelf: Spell = {
  page: 124,
  level: 1,
  school: 'illusion',
  lists: ['bard', 'sorcerer', 'wizard'],
  castingTimes: ['action'],
  range: 'self',
  components: ['verbal', 'somatic'],
  duration: { hours: 1 },
}
