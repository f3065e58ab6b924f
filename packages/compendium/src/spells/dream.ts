import type { Spell } from '../spell.ts'

export const dream: Spell = {
  page: 126,
  level: 5,
  school: 'illusion',
  lists: ['bard', 'warlock', 'wizard'],
  castingTimes: [{ minutes: 1 }],
  range: 'special',
  components: ['verbal', 'somatic', 'material'],
  duration: { hours: 8 },
  targets: 1,
  effects: [
    { decidedBy: 'nothing', conditions: ['incapacitated'] },
    {
      decidedBy: 'saving-throw',
      occasion: 'later',
      ability: 'wisdom',
      onSuccess: 'none',
      damage: [{ dice: '3d6', types: ['psychic'] }],
    },
  ],
}
