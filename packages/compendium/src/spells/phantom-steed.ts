import type { Spell } from '../spell.ts'

export const phantomSteed: Spell = {
  page: 152,
  level: 3,
  school: 'illusion',
  lists: ['wizard'],
  castingTimes: [{ minutes: 1 }],
  ritual: true,
  range: { feet: 30 },
  components: ['verbal', 'somatic'],
  duration: { hours: 1 },
}
