import type { Spell } from '../spell.ts'

export const wallOfThorns: Spell = {
  page: 173,
  level: 6,
  school: 'conjuration',
  lists: ['druid'],
  castingTimes: ['action'],
  range: { feet: 120 },
  components: ['verbal', 'somatic', 'material'],
  duration: { minutes: 10 },
  concentration: true,
  areas: [
    { shape: 'wall', lengthFeet: 60, heightFeet: 10, thicknessFeet: 5 },
    { shape: 'ring', diameterFeet: 20, heightFeet: 20, thicknessFeet: 5 },
  ],
  effects: [
    {
      decidedBy: 'saving-throw',
      ability: 'dexterity',
      onSuccess: 'half',
      damage: [{ dice: '7d8', types: ['piercing'], added: '1d8' }],
    },
    {
      decidedBy: 'saving-throw',
      occasion: 'each-turn',
      ability: 'dexterity',
      onSuccess: 'half',
      damage: [{ dice: '7d8', types: ['slashing'], added: '1d8' }],
    },
  ],
  grows: true,
}
