import type { Spell } from '../spell.ts'

export const vitriolicSphere: Spell = {
  page: 172,
  level: 4,
  school: 'evocation',
  lists: ['sorcerer', 'wizard'],
  castingTimes: ['action'],
  range: { feet: 150 },
  components: ['verbal', 'somatic', 'material'],
  duration: 'instantaneous',
  areas: [{ shape: 'sphere', radiusFeet: 20 }],
  effects: [
    {
      decidedBy: 'saving-throw',
      ability: 'dexterity',
      onSuccess: 'half',
      damage: [{ dice: '10d4', types: ['acid'], added: '2d4' }],
    },
    { decidedBy: 'earlier-roll', occasion: 'later', damage: [{ dice: '5d4', types: ['acid'] }] },
  ],
  grows: true,
}
