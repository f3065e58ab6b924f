import type { Spell } from '../spell.ts'

export const expeditiousRetreat: Spell = {
  page: 129,
  level: 1,
  school: 'transmutation',
  lists: ['sorcerer', 'warlock', 'wizard'],
  castingTimes: ['bonus-action'],
  range: 'self',
  components: ['verbal', 'somatic'],
  duration: { minutes: 10 },
  concentration: true,
}
