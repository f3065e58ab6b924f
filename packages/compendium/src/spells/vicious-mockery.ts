import type { Spell } from '../spell.ts'

export const viciousMockery: Spell = {
  page: 171,
  level: 0,
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
      onSuccess: 'none',
      damage: [{ dice: '1d6', types: ['psychic'], added: '1d6' }],
    },
  ],
  grows: true,
}
