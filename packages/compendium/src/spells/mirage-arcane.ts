import type { Spell } from '../spell.ts'

export const mirageArcane: Spell = {
  page: 149,
  level: 7,
  school: 'illusion',
  lists: ['bard', 'druid', 'wizard'],
  castingTimes: [{ minutes: 10 }],
  range: 'sight',
  components: ['verbal', 'somatic'],
  duration: { days: 10 },
  areas: [{ shape: 'square', sideFeet: 5280 }],
}
