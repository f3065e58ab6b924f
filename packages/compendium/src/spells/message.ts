import type { Spell } from '../spell.ts'

export const message: Spell = {
  page: 148,
  level: 0,
  school: 'transmutation',
  lists: ['bard', 'druid', 'sorcerer', 'wizard'],
  castingTimes: ['action'],
  range: { feet: 120 },
  components: ['somatic', 'material'],
  duration: { rounds: 1 },
  targets: 1,
}
