import type { Spell } from '../spell.ts'

export const starryWisp: Spell = {
  page: 165,
  level: 0,
  school: 'evocation',
  lists: ['bard', 'druid'],
  castingTimes: ['action'],
  range: { feet: 60 },
  components: ['verbal', 'somatic'],
  duration: 'instantaneous',
  targets: 1,
  effects: [
    { decidedBy: 'attack-roll', attack: 'ranged', damage: [{ dice: '1d8', types: ['radiant'], added: '1d8' }] },
  ],
  grows: true,
}
