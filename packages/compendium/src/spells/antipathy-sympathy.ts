import type { Spell } from '../spell.ts'

export const antipathySympathy: Spell = {
  page: 109,
  level: 8,
  school: 'enchantment',
  lists: ['bard', 'druid', 'wizard'],
  castingTimes: [{ hours: 1 }],
  range: { feet: 60 },
  components: ['verbal', 'somatic', 'material'],
  duration: { days: 10 },
  targets: 1,
  effects: [
    {
      decidedBy: 'saving-throw',
      occasion: 'later',
      ability: 'wisdom',
      onSuccess: 'none',
      oneOfConditions: ['frightened', 'charmed'],
    },
  ],
}
