import type { Spell } from '../spell.ts'

export const magicWeapon: Spell = {
  page: 146,
  level: 2,
  school: 'transmutation',
  lists: ['paladin', 'ranger', 'sorcerer', 'wizard'],
  castingTimes: ['bonus-action'],
  range: 'touch',
  components: ['verbal', 'somatic'],
  duration: { hours: 1 },
  targets: 1,
  effects: [
    {
      decidedBy: 'nothing',
      bonusToRolls: '1',
      bonusUpgrades: [
        { slot: 3, bonus: '2' },
        { slot: 6, bonus: '3' },
      ],
    },
  ],
  grows: true,
}
