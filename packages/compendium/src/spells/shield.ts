import type { Spell } from '../spell.ts'

export const shield: Spell = {
  page: 161,
  level: 1,
  school: 'abjuration',
  lists: ['sorcerer', 'wizard'],
  castingTimes: ['reaction'],
  trigger: true,
  range: 'self',
  components: ['verbal', 'somatic'],
  duration: { rounds: 1 },
  effects: [{ decidedBy: 'nothing', armorClassBonus: 5 }],
}
