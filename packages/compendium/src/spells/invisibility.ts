import type { Spell } from '../spell.ts'

export const invisibility: Spell = {
  page: 143,
  level: 2,
  school: 'illusion',
  lists: ['bard', 'sorcerer', 'warlock', 'wizard'],
  castingTimes: ['action'],
  range: 'touch',
  components: ['verbal', 'somatic', 'material'],
  duration: { hours: 1 },
  concentration: true,
  targets: 1,
  addedTargets: 1,
  effects: [{ decidedBy: 'nothing', conditions: ['invisible'] }],
  grows: true,
}
