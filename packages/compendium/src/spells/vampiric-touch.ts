import type { Spell } from '../spell.ts'

export const vampiricTouch: Spell = {
  page: 171,
  level: 3,
  school: 'necromancy',
  lists: ['sorcerer', 'warlock', 'wizard'],
  castingTimes: ['action'],
  range: 'self',
  components: ['verbal', 'somatic'],
  duration: { minutes: 1 },
  concentration: true,
  targets: 1,
  effects: [
    { decidedBy: 'attack-roll', attack: 'melee', damage: [{ dice: '3d6', types: ['necrotic'], added: '1d6' }] },
  ],
  grows: true,
}
