import type { Spell } from '../spell.ts'

export const wallOfStone: Spell = {
  page: 173,
  level: 5,
  school: 'evocation',
  lists: ['druid', 'sorcerer', 'wizard'],
  castingTimes: ['action'],
  range: { feet: 120 },
  components: ['verbal', 'somatic', 'material'],
  duration: { minutes: 10 },
  concentration: true,
  areas: [{ shape: 'panels', sideFeet: 10, panels: 10 }],
  effects: [{ decidedBy: 'saving-throw', ability: 'dexterity', onSuccess: 'none' }],
}
