import type { Spell } from '../spell.ts'

export const poisonSpray: Spell = {
  page: 153,
  level: 0,
  school: 'necromancy',
  lists: ['druid', 'sorcerer', 'warlock', 'wizard'],
  castingTimes: ['action'],
  range: { feet: 30 },
  components: ['verbal', 'somatic'],
  duration: 'instantaneous',
  targets: 1,
  effects: [
    { decidedBy: 'attack-roll', attack: 'ranged', damage: [{ dice: '1d12', types: ['poison'], added: '1d12' }] },
  ],
  grows: true,
}
