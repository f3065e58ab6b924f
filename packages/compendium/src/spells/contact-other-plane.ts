import type { Spell } from '../spell.ts'

export const contactOtherPlane: Spell = {
  page: 119,
  level: 5,
  school: 'divination',
  lists: ['warlock', 'wizard'],
  castingTimes: [{ minutes: 1 }],
  ritual: true,
  range: 'self',
  components: ['verbal'],
  duration: { minutes: 1 },
  effects: [
    {
      decidedBy: 'saving-throw',
      ability: 'intelligence',
      onSuccess: 'none',
      target: 'caster',
      damage: [{ dice: '6d6', types: ['psychic'] }],
      conditions: ['incapacitated'],
    },
  ],
}
