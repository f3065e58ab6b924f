import type { Spell } from '../spell.ts'

export const telepathicBond: Spell = {
  page: 168,
  level: 5,
  school: 'divination',
  lists: ['bard', 'wizard'],
  castingTimes: ['action'],
  ritual: true,
  range: { feet: 30 },
  components: ['verbal', 'somatic', 'material'],
  duration: { hours: 1 },
  targets: 8,
}
