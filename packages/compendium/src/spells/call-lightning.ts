import type { Spell } from '../spell.ts'

export const callLightning: Spell = {
  page: 114,
  level: 3,
  school: 'conjuration',
  lists: ['druid'],
  castingTimes: ['action'],
  range: { feet: 120 },
  components: ['verbal', 'somatic'],
  duration: { minutes: 10 },
  concentration: true,
  areas: [
    { shape: 'cylinder', radiusFeet: 60, heightFeet: 10 },
    { shape: 'sphere', radiusFeet: 5 },
  ],
  effects: [
    {
      decidedBy: 'saving-throw',
      ability: 'dexterity',
      onSuccess: 'half',
      damage: [{ dice: '3d10', types: ['lightning'], added: '1d10' }],
    },
  ],
  grows: true,
}
