import type { Spell } from '../spell.ts'

export const phantasmalKiller: Spell = {
  page: 152,
  level: 4,
  school: 'illusion',
  lists: ['bard', 'wizard'],
  castingTimes: ['action'],
  range: { feet: 120 },
  components: ['verbal', 'somatic'],
  duration: { minutes: 1 },
  concentration: true,
  targets: 1,
  effects: [
    {
      decidedBy: 'saving-throw',
      ability: 'wisdom',
      onSuccess: 'half',
      damage: [{ dice: '4d10', types: ['psychic'], added: '1d10' }],
    },
    {
      decidedBy: 'saving-throw',
      occasion: 'each-turn',
      ability: 'wisdom',
      onSuccess: 'none',
      damage: [{ dice: '4d10', types: ['psychic'], added: '1d10' }],
    },
  ],
  grows: true,
}
