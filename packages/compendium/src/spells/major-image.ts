import type { Spell } from '../spell.ts'

export const majorImage: Spell = {
  page: 147,
  level: 3,
  school: 'illusion',
  lists: ['bard', 'sorcerer', 'warlock', 'wizard'],
  castingTimes: ['action'],
  range: { feet: 120 },
  components: ['verbal', 'somatic', 'material'],
  duration: { minutes: 10 },
  concentration: true,
  areas: [{ shape: 'cube', sideFeet: 20 }],
  longer: [{ slot: 4, duration: 'until-dispelled' }],
  grows: true,
}
