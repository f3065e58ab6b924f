import type { Spell } from '../spell.ts'

export const rayOfSickness: Spell = {
  page: 158,
  level: 1,
  school: 'necromancy',
  lists: ['sorcerer', 'wizard'],
  castingTimes: ['action'],
  range: { feet: 60 },
  components: ['verbal', 'somatic'],
  duration: 'instantaneous',
  targets: 1,
  effects: [
    {
      decidedBy: 'attack-roll',
      attack: 'ranged',
      damage: [{ dice: '2d8', types: ['poison'], added: '1d8' }],
      conditions: ['poisoned'],
    },
  ],
  grows: true,
}
