import type { Spell } from '../spell.ts'

export const speakWithAnimals: Spell = {
  page: 164,
  level: 1,
  school: 'divination',
  lists: ['bard', 'druid', 'ranger', 'warlock'],
  castingTimes: ['action'],
  ritual: true,
  range: 'self',
  components: ['verbal', 'somatic'],
  duration: { minutes: 10 },
}
