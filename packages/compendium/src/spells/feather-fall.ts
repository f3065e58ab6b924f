import type { Spell } from '../spell.ts'

export const featherFall: Spell = {
  page: 130,
  level: 1,
  school: 'transmutation',
  lists: ['bard', 'sorcerer', 'wizard'],
  castingTimes: ['reaction'],
  trigger: true,
  range: { feet: 60 },
  components: ['verbal', 'material'],
  duration: { minutes: 1 },
  targets: 5,
}
