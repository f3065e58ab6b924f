import type { Spell } from '../spell.ts'

export const ensnaringStrike: Spell = {
  page: 128,
  level: 1,
  school: 'conjuration',
  lists: ['ranger'],
  castingTimes: ['bonus-action'],
  trigger: true,
  range: 'self',
  components: ['verbal'],
  duration: { minutes: 1 },
  concentration: true,
  targets: 1,
  effects: [
    { decidedBy: 'saving-throw', ability: 'strength', onSuccess: 'none', conditions: ['restrained'] },
    { decidedBy: 'earlier-roll', occasion: 'each-turn', damage: [{ dice: '1d6', types: ['piercing'], added: '1d6' }] },
  ],
  grows: true,
}
