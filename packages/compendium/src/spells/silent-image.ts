import type { Spell } from '../spell.ts'

export const silentImage: Spell = {
  page: 162,
  level: 1,
  school: 'illusion',
  lists: ['bard', 'sorcerer', 'wizard'],
  castingTimes: ['action'],
  range: { feet: 60 },
  components: ['verbal', 'somatic', 'material'],
  duration: { minutes: 10 },
  concentration: true,
  areas: [{ shape: 'cube', sideFeet: 15 }],
}
