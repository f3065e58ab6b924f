import type { Spell } from '../spell.ts'

export const stinkingCloud: Spell = {
  page: 165,
  level: 3,
  school: 'conjuration',
  lists: ['bard', 'sorcerer', 'wizard'],
  castingTimes: ['action'],
  range: { feet: 90 },
  components: ['verbal', 'somatic', 'material'],
  duration: { minutes: 1 },
  concentration: true,
  areas: [{ shape: 'sphere', radiusFeet: 20 }],
  effects: [
    {
      decidedBy: 'saving-throw',
      occasion: 'each-turn',
      ability: 'constitution',
      onSuccess: 'none',
      conditions: ['poisoned'],
    },
  ],
}
