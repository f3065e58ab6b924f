import type { Spell } from '../spell.ts'

export const weird: Spell = {
  page: 174,
  level: 9,
  school: 'illusion',
  lists: ['warlock', 'wizard'],
  castingTimes: ['action'],
  range: { feet: 120 },
  components: ['verbal', 'somatic'],
  duration: { minutes: 1 },
  concentration: true,
  targets: 'any',
  areas: [{ shape: 'sphere', radiusFeet: 30 }],
  effects: [
    {
      decidedBy: 'saving-throw',
      ability: 'wisdom',
      onSuccess: 'half',
      damage: [{ dice: '10d10', types: ['psychic'] }],
      conditions: ['frightened'],
    },
    {
      decidedBy: 'saving-throw',
      occasion: 'each-turn',
      ability: 'wisdom',
      onSuccess: 'none',
      damage: [{ dice: '5d10', types: ['psychic'] }],
    },
  ],
}
