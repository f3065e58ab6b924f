import type { Spell } from '../spell.ts'

export const mindSpike: Spell = {
  page: 149,
  level: 2,
  school: 'divination',
  lists: ['sorcerer', 'warlock', 'wizard'],
  castingTimes: ['action'],
  range: { feet: 120 },
  components: ['somatic'],
  duration: { hours: 1 },
  concentration: true,
  targets: 1,
  effects: [
    {
      decidedBy: 'saving-throw',
      ability: 'wisdom',
      onSuccess: 'half',
      damage: [{ dice: '3d8', types: ['psychic'], added: '1d8' }],
    },
  ],
  grows: true,
}
