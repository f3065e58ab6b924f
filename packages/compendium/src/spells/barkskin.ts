import type { Spell } from '../spell.ts'

export const barkskin: Spell = {
  page: 112,
  level: 2,
  school: 'transmutation',
  lists: ['druid', 'ranger'],
  castingTimes: ['bonus-action'],
  range: 'touch',
  components: ['verbal', 'somatic', 'material'],
  duration: { hours: 1 },
  targets: 1,
  effects: [{ decidedBy: 'nothing', leastArmorClass: 17 }],
}
