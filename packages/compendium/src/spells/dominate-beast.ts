import type { Spell } from '../spell.ts'

export const dominateBeast: Spell = {
  page: 125,
  level: 4,
  school: 'enchantment',
  lists: ['druid', 'ranger', 'sorcerer'],
  castingTimes: ['action'],
  range: { feet: 60 },
  components: ['verbal', 'somatic'],
  duration: { minutes: 1 },
  concentration: true,
  targets: 1,
  effects: [{ decidedBy: 'saving-throw', ability: 'wisdom', onSuccess: 'none', conditions: ['charmed'] }],
  longer: [
    { slot: 5, duration: { minutes: 10 }, concentration: true },
    { slot: 6, duration: { hours: 1 }, concentration: true },
    { slot: 7, duration: { hours: 8 }, concentration: true },
  ],
  grows: true,
}
