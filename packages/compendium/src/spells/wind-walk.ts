import type { Spell } from '../spell.ts'

export const windWalk: Spell = {
  page: 174,
  level: 6,
  school: 'transmutation',
  lists: ['druid'],
  castingTimes: [{ minutes: 1 }],
  range: { feet: 30 },
  components: ['verbal', 'somatic', 'material'],
  duration: { hours: 8 },
  targets: 10,
  andCaster: true,
  effects: [{ decidedBy: 'nothing', occasion: 'later', conditions: ['stunned'] }],
}
