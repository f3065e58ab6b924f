import type { Spell } from '../spell.ts'

export const shiningSmite: Spell = {
  page: 162,
  level: 2,
  school: 'transmutation',
  lists: ['paladin'],
  castingTimes: ['bonus-action'],
  trigger: true,
  range: 'self',
  components: ['verbal'],
  duration: { minutes: 1 },
  concentration: true,
  targets: 1,
  effects: [{ decidedBy: 'hit', damage: [{ dice: '2d6', types: ['radiant'], added: '1d6' }] }],
  grows: true,
}
