import type { Spell } from '../spell.ts'

export const hallucinatoryTerrain: Spell = {
  page: 139,
  level: 4,
  school: 'illusion',
  lists: ['bard', 'druid', 'warlock', 'wizard'],
  castingTimes: [{ minutes: 10 }],
  range: { feet: 300 },
  components: ['verbal', 'somatic', 'material'],
  duration: { hours: 24 },
  areas: [{ shape: 'cube', sideFeet: 150 }],
}
