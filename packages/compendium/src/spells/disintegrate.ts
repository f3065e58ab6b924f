import type { Spell } from '../spell.ts'

export const disintegrate: Spell = {
  page: 124,
  level: 6,
  school: 'transmutation',
  lists: ['sorcerer', 'wizard'],
  castingTimes: ['action'],
  range: { feet: 60 },
  components: ['verbal', 'somatic', 'material'],
  duration: 'instantaneous',
  targets: 1,
  effects: [
    {
      decidedBy: 'saving-throw',
      ability: 'dexterity',
      onSuccess: 'none',
      damage: [{ dice: '10d6+40', types: ['force'], added: '3d6' }],
    },
  ],
  grows: true,
}
