import type { Spell } from '../spell.ts'

export const fingerOfDeath: Spell = {
  page: 131,
  level: 7,
  school: 'necromancy',
  lists: ['sorcerer', 'warlock', 'wizard'],
  castingTimes: ['action'],
  range: { feet: 60 },
  components: ['verbal', 'somatic'],
  duration: 'instantaneous',
  targets: 1,
  effects: [
    {
      decidedBy: 'saving-throw',
      ability: 'constitution',
      onSuccess: 'half',
      damage: [{ dice: '7d8+30', types: ['necrotic'] }],
    },
  ],
}
