import type { Spell } from '../spell.ts'

export const controlWeather: Spell = {
  page: 120,
  level: 8,
  school: 'transmutation',
  lists: ['cleric', 'druid', 'wizard'],
  castingTimes: [{ minutes: 10 }],
  range: 'self',
  components: ['verbal', 'somatic', 'material'],
  duration: { hours: 8 },
  concentration: true,
}
