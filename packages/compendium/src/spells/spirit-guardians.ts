import type { Spell } from '../spell.ts'

export const spiritGuardians: Spell = {
  page: 164,
  level: 3,
  school: 'conjuration',
  lists: ['cleric'],
  castingTimes: ['action'],
  range: 'self',
  components: ['verbal', 'somatic', 'material'],
  duration: { minutes: 10 },
  concentration: true,
  areas: [{ shape: 'emanation', radiusFeet: 15 }],
  effects: [
    {
      decidedBy: 'saving-throw',
      occasion: 'each-turn',
      ability: 'wisdom',
      onSuccess: 'half',
      damage: [{ dice: '3d8', types: ['radiant', 'necrotic'], added: '1d8' }],
    },
  ],
  grows: true,
}
