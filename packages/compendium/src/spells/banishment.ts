import type { Spell } from '../spell.ts'

export const banishment: Spell = {
  page: 112,
  level: 4,
  school: 'abjuration',
  lists: ['cleric', 'paladin', 'sorcerer', 'warlock', 'wizard'],
  castingTimes: ['action'],
  range: { feet: 30 },
  components: ['verbal', 'somatic', 'material'],
  duration: { minutes: 1 },
  concentration: true,
  targets: 1,
  addedTargets: 1,
  effects: [{ decidedBy: 'saving-throw', ability: 'charisma', onSuccess: 'none', conditions: ['incapacitated'] }],
  grows: true,
}
