import type { Spell } from '../spell.ts'

export const fireBolt: Spell = {
  page: 132,
  level: 0,
  school: 'evocation',
  lists: ['sorcerer', 'wizard'],
  castingTimes: ['action'],
  range: { feet: 120 },
  components: ['verbal', 'somatic'],
  duration: 'instantaneous',
  targets: 1,
  effects: [{ decidedBy: 'attack-roll', attack: 'ranged', damage: [{ dice: '1d10', types: ['fire'], added: '1d10' }] }],
  grows: true,
}
