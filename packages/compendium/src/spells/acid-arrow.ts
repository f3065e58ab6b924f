import type { Spell } from '../spell.ts'

export const acidArrow: Spell = {
  page: 107,
  level: 2,
  school: 'evocation',
  lists: ['wizard'],
  castingTimes: ['action'],
  range: { feet: 90 },
  components: ['verbal', 'somatic', 'material'],
  duration: 'instantaneous',
  targets: 1,
  effects: [
    {
      decidedBy: 'attack-roll',
      attack: 'ranged',
      onMiss: 'half',
      damage: [{ dice: '4d4', types: ['acid'], added: '1d4' }],
    },
    { decidedBy: 'earlier-roll', occasion: 'later', damage: [{ dice: '2d4', types: ['acid'], added: '1d4' }] },
  ],
  grows: true,
}
