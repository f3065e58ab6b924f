import type { Spell } from '../spell.ts'

export const floatingDisk: Spell = {
  page: 133,
  level: 1,
  school: 'conjuration',
  lists: ['wizard'],
  castingTimes: ['action'],
  ritual: true,
  range: { feet: 30 },
  components: ['verbal', 'somatic', 'material'],
  duration: { hours: 1 },
}
