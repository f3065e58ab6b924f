import type { Spell } from '../spell.ts'

export const speakWithPlants: Spell = {
  page: 164,
  level: 3,
  school: 'transmutation',
  lists: ['bard', 'druid', 'ranger'],
  castingTimes: ['action'],
  range: 'self',
  components: ['verbal', 'somatic'],
  duration: { minutes: 10 },
  areas: [{ shape: 'emanation', radiusFeet: 30 }],
}
