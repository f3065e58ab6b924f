import type { Spell } from '../spell.ts'

export const geas: Spell = {
  page: 135,
  level: 5,
  school: 'enchantment',
  lists: ['bard', 'cleric', 'druid', 'paladin', 'wizard'],
  castingTimes: [{ minutes: 1 }],
  range: { feet: 60 },
  components: ['verbal'],
  duration: { days: 30 },
  targets: 1,
  effects: [
    { decidedBy: 'saving-throw', ability: 'wisdom', onSuccess: 'none', conditions: ['charmed'] },
    { decidedBy: 'earlier-roll', occasion: 'later', damage: [{ dice: '5d10', types: ['psychic'] }] },
  ],
  longer: [
    { slot: 7, duration: { days: 365 } },
    { slot: 9, duration: 'special' },
  ],
  grows: true,
}
