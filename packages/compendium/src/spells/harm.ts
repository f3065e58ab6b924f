import type { Spell } from '../spell.ts'

export const harm: Spell = {
  page: 139,
  level: 6,
  school: 'necromancy',
  lists: ['cleric'],
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
      damage: [{ dice: '14d6', types: ['necrotic'] }],
    },
  ],
}
