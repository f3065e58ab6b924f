import type { Spell } from '../spell.ts'

export const wallOfIce: Spell = {
  page: 172,
  level: 6,
  school: 'evocation',
  lists: ['wizard'],
  castingTimes: ['action'],
  range: { feet: 120 },
  components: ['verbal', 'somatic', 'material'],
  duration: { minutes: 10 },
  concentration: true,
  areas: [
    { shape: 'sphere', radiusFeet: 10 },
    { shape: 'panels', sideFeet: 10, panels: 10 },
  ],
  effects: [
    {
      decidedBy: 'saving-throw',
      ability: 'dexterity',
      onSuccess: 'half',
      damage: [{ dice: '10d6', types: ['cold'], added: '2d6' }],
    },
    {
      decidedBy: 'saving-throw',
      occasion: 'later',
      ability: 'constitution',
      onSuccess: 'half',
      damage: [{ dice: '5d6', types: ['cold'], added: '1d6' }],
    },
  ],
  grows: true,
}
