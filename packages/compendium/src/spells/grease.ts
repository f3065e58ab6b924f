import type { Spell } from '../spell.ts'

export const grease: Spell = {
  page: 137,
  level: 1,
  school: 'conjuration',
  lists: ['sorcerer', 'wizard'],
  castingTimes: ['action'],
  range: { feet: 60 },
  components: ['verbal', 'somatic', 'material'],
  duration: { minutes: 1 },
  areas: [{ shape: 'square', sideFeet: 10 }],
  effects: [{ decidedBy: 'saving-throw', ability: 'dexterity', onSuccess: 'none', conditions: ['prone'] }],
}
