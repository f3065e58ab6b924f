import type { Spell } from '../spell.ts'

export const slow: Spell = {
  page: 163,
  level: 3,
  school: 'transmutation',
  lists: ['bard', 'sorcerer', 'wizard'],
  castingTimes: ['action'],
  range: { feet: 120 },
  components: ['verbal', 'somatic', 'material'],
  duration: { minutes: 1 },
  concentration: true,
  targets: 6,
  areas: [{ shape: 'cube', sideFeet: 40 }],
  effects: [
    { decidedBy: 'saving-throw', ability: 'wisdom', onSuccess: 'none', armorClassBonus: -2, penaltyToRolls: '2' },
  ],
}
