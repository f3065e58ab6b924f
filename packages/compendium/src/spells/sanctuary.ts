import type { Spell } from '../spell.ts'

export const sanctuary: Spell = {
  page: 159,
  level: 1,
  school: 'abjuration',
  lists: ['cleric'],
  castingTimes: ['bonus-action'],
  range: { feet: 30 },
  components: ['verbal', 'somatic', 'material'],
  duration: { minutes: 1 },
  targets: 1,
  effects: [{ decidedBy: 'saving-throw', occasion: 'later', ability: 'wisdom', onSuccess: 'none' }],
}
