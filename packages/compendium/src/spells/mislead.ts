import type { Spell } from '../spell.ts'

export const mislead: Spell = {
  page: 150,
  level: 5,
  school: 'illusion',
  lists: ['bard', 'warlock', 'wizard'],
  castingTimes: ['action'],
  range: 'self',
  components: ['somatic'],
  duration: { hours: 1 },
  concentration: true,
  effects: [{ decidedBy: 'nothing', conditions: ['invisible'] }],
}
