import type { Spell } from '../spell.ts'

export const haste: Spell = {
  page: 139,
  level: 3,
  school: 'transmutation',
  lists: ['sorcerer', 'wizard'],
  castingTimes: ['action'],
  range: { feet: 30 },
  components: ['verbal', 'somatic', 'material'],
  duration: { minutes: 1 },
  concentration: true,
  targets: 1,
  effects: [
    { decidedBy: 'nothing', armorClassBonus: 2 },
    { decidedBy: 'nothing', occasion: 'later', conditions: ['incapacitated'] },
  ],
}
