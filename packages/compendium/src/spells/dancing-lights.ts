import type { Spell } from '../spell.ts'

export const dancingLights: Spell = {
  page: 121,
  level: 0,
  school: 'illusion',
  lists: ['bard', 'sorcerer', 'wizard'],
  castingTimes: ['action'],
  range: { feet: 120 },
  components: ['verbal', 'somatic', 'material'],
  duration: { minutes: 1 },
  concentration: true,
}
