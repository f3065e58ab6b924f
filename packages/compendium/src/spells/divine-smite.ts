import type { Spell } from '../spell.ts'

export const divineSmite: Spell = {
  page: 125,
  level: 1,
  school: 'evocation',
  lists: ['paladin'],
  castingTimes: ['bonus-action'],
  trigger: true,
  range: 'self',
  components: ['verbal'],
  duration: 'instantaneous',
  targets: 1,
  effects: [{ decidedBy: 'hit', damage: [{ dice: '2d8', types: ['radiant'], added: '1d8' }] }],
  grows: true,
}
