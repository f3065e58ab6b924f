import type { Spell } from '../spell.ts'

export const hellishRebuke: Spell = {
  page: 140,
  level: 1,
  school: 'evocation',
  lists: ['warlock'],
  castingTimes: ['reaction'],
  trigger: true,
  range: { feet: 60 },
  components: ['verbal', 'somatic'],
  duration: 'instantaneous',
  targets: 1,
  effects: [
    {
      decidedBy: 'saving-throw',
      ability: 'dexterity',
      onSuccess: 'half',
      damage: [{ dice: '2d10', types: ['fire'], added: '1d10' }],
    },
  ],
  grows: true,
}
