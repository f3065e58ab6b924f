import type { Spell } from '../spell.ts'

export const rayOfFrost: Spell = {
  page: 157,
  level: 0,
  school: 'evocation',
  lists: ['sorcerer', 'wizard'],
  castingTimes: ['action'],
  range: { feet: 60 },
  components: ['verbal', 'somatic'],
  duration: 'instantaneous',
  targets: 1,
  effects: [{ decidedBy: 'attack-roll', attack: 'ranged', damage: [{ dice: '1d8', types: ['cold'], added: '1d8' }] }],
  grows: true,
}
