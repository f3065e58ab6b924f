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
  grows: true,
}
