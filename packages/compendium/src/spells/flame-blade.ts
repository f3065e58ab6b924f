import type { Spell } from '../spell.ts'

export const flameBlade: Spell = {
  page: 132,
  level: 2,
  school: 'evocation',
  lists: ['druid', 'sorcerer'],
  castingTimes: ['bonus-action'],
  range: 'self',
  components: ['verbal', 'somatic', 'material'],
  duration: { minutes: 10 },
  concentration: true,
  effects: [
    {
      decidedBy: 'attack-roll',
      occasion: 'later',
      attack: 'melee',
      damage: [{ dice: '3d6', addsModifier: true, types: ['fire'], added: '1d6' }],
    },
  ],
  grows: true,
}
