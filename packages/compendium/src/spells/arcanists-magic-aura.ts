import type { Spell } from '../spell.ts'

export const arcanistsMagicAura: Spell = {
  page: 110,
  level: 2,
  school: 'illusion',
  lists: ['wizard'],
  castingTimes: ['action'],
  range: 'touch',
  components: ['verbal', 'somatic', 'material'],
  duration: { hours: 24 },
  targets: 1,
}
