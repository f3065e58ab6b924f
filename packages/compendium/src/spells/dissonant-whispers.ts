import type { Spell } from '../spell.ts'

export const dissonantWhispers: Spell = {
  page: 124,
  level: 1,
  school: 'enchantment',
  lists: ['bard'],
  castingTimes: ['action'],
  range: { feet: 60 },
  components: ['verbal'],
  duration: 'instantaneous',
  targets: 1,
  effects: [
    {
      decidedBy: 'saving-throw',
      ability: 'wisdom',
      onSuccess: 'half',
      damage: [{ dice: '3d6', types: ['psychic'], added: '1d6' }],
    },
  ],
  grows: true,
}
