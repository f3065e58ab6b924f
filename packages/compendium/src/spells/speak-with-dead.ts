import type { Spell } from '../spell.ts'

export const speakWithDead: Spell = {
  page: 164,
  level: 3,
  school: 'necromancy',
  lists: ['bard', 'cleric', 'wizard'],
  castingTimes: ['action'],
  range: { feet: 10 },
  components: ['verbal', 'somatic', 'material'],
  duration: { minutes: 10 },
  targets: 1,
}
