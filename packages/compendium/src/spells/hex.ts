import type { Spell } from '../spell.ts'

export const hex: Spell = {
  page: 140,
  level: 1,
  school: 'enchantment',
  lists: ['warlock'],
  castingTimes: ['bonus-action'],
  range: { feet: 90 },
  components: ['verbal', 'somatic', 'material'],
  duration: { hours: 1 },
  concentration: true,
  targets: 1,
  effects: [{ decidedBy: 'hit', damage: [{ dice: '1d6', types: ['necrotic'] }] }],
  longer: [
    { slot: 2, duration: { hours: 4 }, concentration: true },
    { slot: 3, duration: { hours: 8 }, concentration: true },
    { slot: 5, duration: { hours: 24 }, concentration: true },
  ],
  grows: true,
}
