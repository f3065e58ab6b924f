import type { Spell } from '../spell.ts'

export const powerWordKill: Spell = {
  page: 154,
  level: 9,
  school: 'enchantment',
  lists: ['bard', 'sorcerer', 'warlock', 'wizard'],
  castingTimes: ['action'],
  range: { feet: 60 },
  components: ['verbal'],
  duration: 'instantaneous',
  targets: 1,
  effects: [{ decidedBy: 'nothing', damage: [{ dice: '12d12', types: ['psychic'] }] }],
}
