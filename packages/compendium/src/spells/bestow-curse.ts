import type { Spell } from '../spell.ts'

export const bestowCurse: Spell = {
  page: 112,
  level: 3,
  school: 'necromancy',
  lists: ['bard', 'cleric', 'wizard'],
  castingTimes: ['action'],
  range: 'touch',
  components: ['verbal', 'somatic'],
  duration: { minutes: 1 },
  concentration: true,
  targets: 1,
  effects: [
    { decidedBy: 'saving-throw', ability: 'wisdom', onSuccess: 'none' },
    { decidedBy: 'hit', damage: [{ dice: '1d8', types: ['necrotic'] }] },
  ],
  longer: [
    { slot: 4, duration: { minutes: 10 }, concentration: true },
    { slot: 5, duration: { hours: 8 } },
    { slot: 7, duration: { hours: 24 } },
    { slot: 9, duration: 'until-dispelled' },
  ],
  grows: true,
}
