import type { Spell } from '../spell.ts'

export const greaterInvisibility: Spell = {
  page: 137,
  level: 4,
  school: 'illusion',
  lists: ['bard', 'sorcerer', 'wizard'],
  castingTimes: ['action'],
  range: 'touch',
  components: ['verbal', 'somatic'],
  duration: { minutes: 1 },
  concentration: true,
  targets: 1,
  effects: [{ decidedBy: 'nothing', conditions: ['invisible'] }],
}
