import type { Spell } from '../spell.ts'

export const alterSelf: Spell = {
  page: 107,
  level: 2,
  school: 'transmutation',
  lists: ['sorcerer', 'wizard'],
  castingTimes: ['action'],
  range: 'self',
  components: ['verbal', 'somatic'],
  duration: { hours: 1 },
  concentration: true,
  effects: [
    {
      decidedBy: 'hit',
      replacesDamage: true,
      damage: [{ dice: '1d6', addsModifier: true, types: ['bludgeoning', 'piercing', 'slashing'] }],
    },
  ],
}
