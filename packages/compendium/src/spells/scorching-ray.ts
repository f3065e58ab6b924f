import type { Spell } from '../spell.ts'

export const scorchingRay: Spell = {
  page: 159,
  level: 2,
  school: 'evocation',
  lists: ['sorcerer', 'wizard'],
  castingTimes: ['action'],
  range: { feet: 120 },
  components: ['verbal', 'somatic'],
  duration: 'instantaneous',
  targets: 3,
  addedTargets: 1,
  effects: [
    {
      decidedBy: 'attack-roll',
      attack: 'ranged',
      attacks: 3,
      addedAttacks: 1,
      damage: [{ dice: '2d6', types: ['fire'] }],
    },
  ],
  grows: true,
}
