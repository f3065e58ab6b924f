import type { Spell } from '../spell.ts'

export const powerWordStun: Spell = {
  page: 154,
  level: 8,
  school: 'enchantment',
  lists: ['bard', 'sorcerer', 'warlock', 'wizard'],
  castingTimes: ['action'],
  range: { feet: 60 },
  components: ['verbal'],
  duration: 'instantaneous',
  targets: 1,
  effects: [{ decidedBy: 'nothing', conditions: ['stunned'] }],
}
