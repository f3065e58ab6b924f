import type { Spell } from '../spell.ts'

export const demiplane: Spell = {
  page: 122,
  level: 8,
  school: 'conjuration',
  lists: ['sorcerer', 'warlock', 'wizard'],
  castingTimes: ['action'],
  range: { feet: 60 },
  components: ['somatic'],
  duration: { hours: 1 },
  effects: [{ decidedBy: 'nothing', occasion: 'later', conditions: ['prone'] }],
}
