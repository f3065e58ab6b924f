import type { Spell } from '../spell.ts'

export const tinyHut: Spell = {
  page: 169,
  level: 3,
  school: 'evocation',
  lists: ['bard', 'wizard'],
  castingTimes: [{ minutes: 1 }],
  ritual: true,
  range: 'self',
  components: ['verbal', 'somatic', 'material'],
  duration: { hours: 8 },
  areas: [{ shape: 'emanation', radiusFeet: 10 }],
}
