import type { Spell } from '../spell.ts'

export const meteorSwarm: Spell = {
  page: 149,
  level: 9,
  school: 'evocation',
  lists: ['sorcerer', 'wizard'],
  castingTimes: ['action'],
  range: { miles: 1 },
  components: ['verbal', 'somatic'],
  duration: 'instantaneous',
  areas: [{ shape: 'sphere', radiusFeet: 40, count: 4 }],
  effects: [
    {
      decidedBy: 'saving-throw',
      ability: 'dexterity',
      onSuccess: 'half',
      damage: [
        { dice: '20d6', types: ['fire'] },
        { dice: '20d6', types: ['bludgeoning'] },
      ],
    },
  ],
}
