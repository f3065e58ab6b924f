import type { Spell } from '../spell.ts'

export const eyebite: Spell = {
  page: 129,
  level: 6,
  school: 'necromancy',
  lists: ['bard', 'sorcerer', 'warlock', 'wizard'],
  castingTimes: ['action'],
  range: 'self',
  components: ['verbal', 'somatic'],
  duration: { minutes: 1 },
  concentration: true,
  targets: 1,
  effects: [
    {
      decidedBy: 'saving-throw',
      ability: 'wisdom',
      onSuccess: 'none',
      oneOfConditions: ['unconscious', 'frightened', 'poisoned'],
    },
  ],
}
