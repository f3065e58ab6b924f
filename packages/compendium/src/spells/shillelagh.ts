import type { Spell } from '../spell.ts'

export const shillelagh: Spell = {
  page: 162,
  level: 0,
  school: 'transmutation',
  lists: ['druid'],
  castingTimes: ['bonus-action'],
  range: 'self',
  components: ['verbal', 'somatic', 'material'],
  duration: { minutes: 1 },
  effects: [
    {
      decidedBy: 'hit',
      replacesDamage: true,
      damage: [{ dice: '1d8', types: ['force'], orOfWeapon: true, upgrades: ['1d10', '1d12', '2d6'] }],
    },
  ],
  grows: true,
}
