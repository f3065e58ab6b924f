import type { Spell } from '../spell.ts'

export const conjureCelestial: Spell = {
  page: 118,
  level: 7,
  school: 'conjuration',
  lists: ['cleric'],
  castingTimes: ['action'],
  range: { feet: 90 },
  components: ['verbal', 'somatic'],
  duration: { minutes: 10 },
  concentration: true,
  areas: [{ shape: 'cylinder', radiusFeet: 10, heightFeet: 40 }],
  effects: [
    { decidedBy: 'nothing', healing: { dice: '4d12', addsModifier: true, added: '1d12' } },
    {
      decidedBy: 'saving-throw',
      ability: 'dexterity',
      onSuccess: 'half',
      damage: [{ dice: '6d12', types: ['radiant'], added: '1d12' }],
    },
  ],
  grows: true,
}
