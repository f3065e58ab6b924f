import type { Spell } from '../spell.ts'

export const eldritchBlast: Spell = {
  page: 127,
  level: 0,
  school: 'evocation',
  lists: ['warlock'],
  castingTimes: ['action'],
  range: { feet: 120 },
  components: ['verbal', 'somatic'],
  duration: 'instantaneous',
  targets: 1,
  addedTargets: 1,
  effects: [
    {
      decidedBy: 'attack-roll',
      attack: 'ranged',
      attacks: 1,
      addedAttacks: 1,
      damage: [{ dice: '1d10', types: ['force'] }],
    },
  ],
  grows: true,
}
