import type { Spell } from '../spell.ts'

export const blight: Spell = {
  page: 113,
  level: 4,
  school: 'necromancy',
  lists: ['druid', 'sorcerer', 'warlock', 'wizard'],
  castingTimes: ['action'],
  range: { feet: 30 },
  components: ['verbal', 'somatic'],
  duration: 'instantaneous',
  targets: 1,
  effects: [
    {
      decidedBy: 'saving-throw',
      ability: 'constitution',
      onSuccess: 'half',
      damage: [{ dice: '8d8', types: ['necrotic'], added: '1d8' }],
    },
  ],
  grows: true,
}
