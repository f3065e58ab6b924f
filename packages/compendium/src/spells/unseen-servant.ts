import type { Spell } from '../spell.ts'

export const unseenServant: Spell = {
  page: 171,
  level: 1,
  school: 'conjuration',
  lists: ['bard', 'warlock', 'wizard'],
  castingTimes: ['action'],
  ritual: true,
  range: { feet: 60 },
  components: ['verbal', 'somatic', 'material'],
  duration: { hours: 1 },
}
