import type { Spell } from '../spell.ts'

export const chillTouch: Spell = {
  page: 115,
  level: 0,
  school: 'necromancy',
  lists: ['sorcerer', 'warlock', 'wizard'],
  castingTimes: ['action'],
  range: 'touch',
  components: ['verbal', 'somatic'],
  duration: 'instantaneous',
  targets: 1,
  effects: [
    { decidedBy: 'attack-roll', attack: 'melee', damage: [{ dice: '1d10', types: ['necrotic'], added: '1d10' }] },
  ],
  grows: true,
}
