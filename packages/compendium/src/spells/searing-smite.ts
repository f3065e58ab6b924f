import type { Spell } from '../spell.ts'

export const searingSmite: Spell = {
  page: 160,
  level: 1,
  school: 'evocation',
  lists: ['paladin'],
  castingTimes: ['bonus-action'],
  trigger: true,
  range: 'self',
  components: ['verbal'],
  duration: { minutes: 1 },
  targets: 1,
  effects: [
    { decidedBy: 'hit', damage: [{ dice: '1d6', types: ['fire'], added: '1d6' }] },
    { decidedBy: 'earlier-roll', occasion: 'each-turn', damage: [{ dice: '1d6', types: ['fire'], added: '1d6' }] },
    { decidedBy: 'saving-throw', occasion: 'each-turn', ability: 'constitution', onSuccess: 'none' },
  ],
  grows: true,
}
