import type { Spell } from '../spell.ts'

export const guidingBolt: Spell = {
  page: 138,
  level: 1,
  school: 'evocation',
  lists: ['cleric'],
  castingTimes: ['action'],
  range: { feet: 120 },
  components: ['verbal', 'somatic'],
  duration: { rounds: 1 },
  targets: 1,
  effects: [
    { decidedBy: 'attack-roll', attack: 'ranged', damage: [{ dice: '4d6', types: ['radiant'], added: '1d6' }] },
  ],
  grows: true,
}
