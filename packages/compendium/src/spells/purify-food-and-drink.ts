import type { Spell } from '../spell.ts'

export const purifyFoodAndDrink: Spell = {
  page: 157,
  level: 1,
  school: 'transmutation',
  lists: ['cleric', 'druid', 'paladin'],
  castingTimes: ['action'],
  ritual: true,
  range: { feet: 10 },
  components: ['verbal', 'somatic'],
  duration: 'instantaneous',
  areas: [{ shape: 'sphere', radiusFeet: 5 }],
}
