import type { Spell } from '../spell.ts'

export const shieldOfFaith: Spell = {
  page: 162,
  level: 1,
  school: 'abjuration',
  lists: ['cleric', 'paladin'],
  castingTimes: ['bonus-action'],
  range: { feet: 60 },
  components: ['verbal', 'somatic', 'material'],
  duration: { minutes: 10 },
  concentration: true,
  targets: 1,
  effects: [{ decidedBy: 'nothing', armorClassBonus: 2 }],
}
