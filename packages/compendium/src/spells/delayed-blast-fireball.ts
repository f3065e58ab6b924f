import type { Spell } from '../spell.ts'

export const delayedBlastFireball: Spell = {
  page: 122,
  level: 7,
  school: 'evocation',
  lists: ['sorcerer', 'wizard'],
  castingTimes: ['action'],
  range: { feet: 150 },
  components: ['verbal', 'somatic', 'material'],
  duration: { minutes: 1 },
  concentration: true,
  areas: [{ shape: 'sphere', radiusFeet: 20 }],
  effects: [
    {
      decidedBy: 'saving-throw',
      occasion: 'later',
      ability: 'dexterity',
      onSuccess: 'half',
      damage: [{ dice: '12d6', types: ['fire'], added: '1d6' }],
    },
  ],
  grows: true,
}
