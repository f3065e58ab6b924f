import type { Spell } from '../spell.ts'

export const bladeBarrier: Spell = {
  page: 113,
  level: 6,
  school: 'evocation',
  lists: ['cleric'],
  castingTimes: ['action'],
  range: { feet: 90 },
  components: ['verbal', 'somatic'],
  duration: { minutes: 10 },
  concentration: true,
  areas: [
    { shape: 'wall', lengthFeet: 100, heightFeet: 20, thicknessFeet: 5 },
    { shape: 'ring', diameterFeet: 60, heightFeet: 20, thicknessFeet: 5 },
  ],
  effects: [
    {
      decidedBy: 'saving-throw',
      ability: 'dexterity',
      onSuccess: 'half',
      damage: [{ dice: '6d10', types: ['force'] }],
    },
  ],
}
