import type { Spell } from '../spell.ts'

export const befuddlement: Spell = {
  page: 112,
  level: 8,
  school: 'enchantment',
  lists: ['bard', 'druid', 'warlock', 'wizard'],
  castingTimes: ['action'],
  range: { feet: 150 },
  components: ['verbal', 'somatic', 'material'],
  duration: 'instantaneous',
  targets: 1,
  effects: [
    {
      decidedBy: 'saving-throw',
      ability: 'intelligence',
      onSuccess: 'half',
      damage: [{ dice: '10d12', types: ['psychic'] }],
    },
  ],
}
