import type { Spell } from '../spell.ts'

export const fireShield: Spell = {
  page: 132,
  level: 4,
  school: 'evocation',
  lists: ['druid', 'sorcerer', 'wizard'],
  castingTimes: ['action'],
  range: 'self',
  components: ['verbal', 'somatic', 'material'],
  duration: { minutes: 10 },
  effects: [{ decidedBy: 'nothing', occasion: 'later', damage: [{ dice: '2d8', types: ['fire', 'cold'] }] }],
}
