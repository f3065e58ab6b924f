import type { Spell } from '../spell.ts'

export const minorIllusion: Spell = {
  page: 149,
  level: 0,
  school: 'illusion',
  lists: ['bard', 'sorcerer', 'warlock', 'wizard'],
  castingTimes: ['action'],
  range: { feet: 30 },
  components: ['somatic', 'material'],
  duration: { minutes: 1 },
  areas: [{ shape: 'cube', sideFeet: 5 }],
}
