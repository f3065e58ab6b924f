import type { Spell } from '../spell.ts'

export const prismaticWall: Spell = {
  page: 155,
  level: 9,
  school: 'abjuration',
  lists: ['bard', 'wizard'],
  castingTimes: ['action'],
  range: { feet: 60 },
  components: ['verbal', 'somatic'],
  duration: { minutes: 10 },
  areas: [
    { shape: 'wall', lengthFeet: 90, heightFeet: 30 },
    { shape: 'sphere', radiusFeet: 15 },
  ],
  effects: [
    {
      decidedBy: 'saving-throw',
      occasion: 'each-turn',
      ability: 'constitution',
      onSuccess: 'none',
      conditions: ['blinded'],
    },
    {
      decidedBy: 'saving-throw',
      occasion: 'later',
      ability: 'dexterity',
      onSuccess: 'half',
      damage: [
        { dice: '12d6', types: ['fire'] },
        { dice: '12d6', types: ['acid'] },
        { dice: '12d6', types: ['lightning'] },
        { dice: '12d6', types: ['poison'] },
        { dice: '12d6', types: ['cold'] },
      ],
    },
    {
      decidedBy: 'saving-throw',
      occasion: 'later',
      ability: 'dexterity',
      onSuccess: 'none',
      conditions: ['restrained', 'blinded'],
    },
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
