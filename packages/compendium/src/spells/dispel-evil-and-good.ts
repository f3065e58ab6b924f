import type { Spell } from '../spell.ts'

export const dispelEvilAndGood: Spell = {
  page: 124,
  level: 5,
  school: 'abjuration',
  lists: ['cleric', 'paladin'],
  castingTimes: ['action'],
  range: 'self',
  components: ['verbal', 'somatic', 'material'],
  duration: { minutes: 1 },
  concentration: true,
  effects: [{ decidedBy: 'saving-throw', ability: 'charisma', onSuccess: 'none' }],
}
