import type { Spell } from '../spell.ts'

export const prismaticSpray: Spell = {
  page: 154,
  level: 7,
  school: 'evocation',
  lists: ['bard', 'sorcerer', 'wizard'],
  castingTimes: ['action'],
  range: 'self',
  components: ['verbal', 'somatic'],
  duration: 'instantaneous',
  areas: [{ shape: 'cone', lengthFeet: 60 }],
  effects: [
    {
      decidedBy: 'saving-throw',
      ability: 'dexterity',
      onSuccess: 'half',
      damage: [{ dice: '12d6', types: ['fire', 'acid', 'lightning', 'poison', 'cold'] }],
    },
    { decidedBy: 'saving-throw', ability: 'dexterity', onSuccess: 'none', oneOfConditions: ['restrained', 'blinded'] },
    {
      decidedBy: 'saving-throw',
      occasion: 'later',
      ability: 'constitution',
      onSuccess: 'none',
      conditions: ['petrified'],
    },
    { decidedBy: 'saving-throw', occasion: 'later', ability: 'wisdom', onSuccess: 'none' },
  ],
}
