import type { Spell } from '../spell.ts'

export const massSuggestion: Spell = {
  page: 148,
  level: 6,
  school: 'enchantment',
  lists: ['bard', 'sorcerer', 'wizard'],
  castingTimes: ['action'],
  range: { feet: 60 },
  components: ['verbal', 'material'],
  duration: { hours: 24 },
  targets: 12,
  effects: [{ decidedBy: 'saving-throw', ability: 'wisdom', onSuccess: 'none', conditions: ['charmed'] }],
  longer: [
    { slot: 7, duration: { days: 10 } },
    { slot: 8, duration: { days: 30 } },
    { slot: 9, duration: { days: 366 } },
  ],
  grows: true,
}
