import type { Spell } from '../spell.ts'

export const inflictWounds: Spell = {
  page: 143,
  level: 1,
  school: 'necromancy',
  lists: ['cleric'],
  castingTimes: ['action'],
  range: 'touch',
  components: ['verbal', 'somatic'],
  duration: 'instantaneous',
  targets: 1,
  effects: [
    {
      decidedBy: 'saving-throw',
      ability: 'constitution',
      onSuccess: 'half',
      damage: [{ dice: '2d10', types: ['necrotic'], added: '1d10' }],
    },
  ],
  grows: true,
}
