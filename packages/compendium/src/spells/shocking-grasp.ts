import type { Spell } from '../spell.ts'

export const shockingGrasp: Spell = {
  page: 162,
  level: 0,
  school: 'evocation',
  lists: ['sorcerer', 'wizard'],
  castingTimes: ['action'],
  range: 'touch',
  components: ['verbal', 'somatic'],
  duration: 'instantaneous',
  targets: 1,
  effects: [
    { decidedBy: 'attack-roll', attack: 'melee', damage: [{ dice: '1d8', types: ['lightning'], added: '1d8' }] },
  ],
  grows: true,
}
