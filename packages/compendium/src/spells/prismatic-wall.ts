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
    { decidedBy: 'saving-throw', ability: 'constitution', onSuccess: 'none', conditions: ['blinded'] },
    {
      decidedBy: 'saving-throw',
      ability: 'dexterity',
      onSuccess: 'half',
      damage: [{ dice: '12d6', types: ['fire', 'acid', 'lightning', 'poison', 'cold'] }],
      conditions: ['restrained', 'petrified', 'blinded'],
    },
  ],
}
