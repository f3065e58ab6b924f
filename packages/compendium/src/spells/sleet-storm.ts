import type { Spell } from '../spell.ts'

export const sleetStorm: Spell = {
  page: 163,
  level: 3,
  school: 'conjuration',
  lists: ['druid', 'sorcerer', 'wizard'],
  castingTimes: ['action'],
  range: { feet: 150 },
  components: ['verbal', 'somatic', 'material'],
  duration: { minutes: 1 },
  concentration: true,
  areas: [{ shape: 'cylinder', radiusFeet: 20, heightFeet: 40 }],
  effects: [
    {
      decidedBy: 'saving-throw',
      occasion: 'each-turn',
      ability: 'dexterity',
      onSuccess: 'none',
      conditions: ['prone'],
    },
  ],
}
