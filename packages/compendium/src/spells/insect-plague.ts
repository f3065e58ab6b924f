import type { Spell } from '../spell.ts'

export const insectPlague: Spell = {
  page: 143,
  level: 5,
  school: 'conjuration',
  lists: ['cleric', 'druid', 'sorcerer'],
  castingTimes: ['action'],
  range: { feet: 300 },
  components: ['verbal', 'somatic', 'material'],
  duration: { minutes: 10 },
  concentration: true,
  areas: [{ shape: 'sphere', radiusFeet: 20 }],
  effects: [
    {
      decidedBy: 'saving-throw',
      ability: 'constitution',
      onSuccess: 'half',
      damage: [{ dice: '4d10', types: ['piercing'], added: '1d10' }],
    },
  ],
  grows: true,
}
