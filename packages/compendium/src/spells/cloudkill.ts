import type { Spell } from '../spell.ts'

export const cloudkill: Spell = {
  page: 116,
  level: 5,
  school: 'conjuration',
  lists: ['sorcerer', 'wizard'],
  castingTimes: ['action'],
  range: { feet: 120 },
  components: ['verbal', 'somatic'],
  duration: { minutes: 10 },
  concentration: true,
  areas: [{ shape: 'sphere', radiusFeet: 20 }],
  effects: [
    {
      decidedBy: 'saving-throw',
      ability: 'constitution',
      onSuccess: 'half',
      damage: [{ dice: '5d8', types: ['poison'], added: '1d8' }],
    },
  ],
  grows: true,
}
