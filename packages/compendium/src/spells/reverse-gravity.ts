import type { Spell } from '../spell.ts'

export const reverseGravity: Spell = {
  page: 159,
  level: 7,
  school: 'transmutation',
  lists: ['druid', 'sorcerer', 'wizard'],
  castingTimes: ['action'],
  range: { feet: 100 },
  components: ['verbal', 'somatic', 'material'],
  duration: { minutes: 1 },
  concentration: true,
  areas: [{ shape: 'cylinder', radiusFeet: 50, heightFeet: 100 }],
  effects: [{ decidedBy: 'saving-throw', ability: 'dexterity', onSuccess: 'none' }],
}
