import type { Spell } from '../spell.ts'

export const dominatePerson: Spell = {
  page: 126,
  level: 5,
  school: 'enchantment',
  lists: ['bard', 'sorcerer', 'wizard'],
  castingTimes: ['action'],
  range: { feet: 60 },
  components: ['verbal', 'somatic'],
  duration: { minutes: 1 },
  concentration: true,
  targets: 1,
  effects: [{ decidedBy: 'saving-throw', ability: 'wisdom', onSuccess: 'none', conditions: ['charmed'] }],
  longer: [
    { slot: 6, duration: { minutes: 10 }, concentration: true },
    { slot: 7, duration: { hours: 1 }, concentration: true },
    { slot: 8, duration: { hours: 8 }, concentration: true },
  ],
  grows: true,
}
