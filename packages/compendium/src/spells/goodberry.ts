import type { Spell } from '../spell.ts'

export const goodberry: Spell = {
  page: 137,
  level: 1,
  school: 'conjuration',
  lists: ['druid', 'ranger'],
  castingTimes: ['action'],
  range: 'self',
  components: ['verbal', 'somatic', 'material'],
  duration: { hours: 24 },
  effects: [{ decidedBy: 'nothing', occasion: 'later', healing: { dice: '1' } }],
}
