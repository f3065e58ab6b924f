import type { Spell } from '../spell.ts'

export const mirrorImage: Spell = {
  page: 150,
  level: 2,
  school: 'illusion',
  lists: ['bard', 'sorcerer', 'warlock', 'wizard'],
  castingTimes: ['action'],
  range: 'self',
  components: ['verbal', 'somatic'],
  duration: { minutes: 1 },
}
