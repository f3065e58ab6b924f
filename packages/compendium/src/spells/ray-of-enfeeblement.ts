import type { Spell } from '../spell.ts'

export const rayOfEnfeeblement: Spell = {
  page: 157,
  level: 2,
  school: 'necromancy',
  lists: ['warlock', 'wizard'],
  castingTimes: ['action'],
  range: { feet: 60 },
  components: ['verbal', 'somatic'],
  duration: { minutes: 1 },
  concentration: true,
  targets: 1,
  effects: [{ decidedBy: 'saving-throw', ability: 'constitution', onSuccess: 'none', damageReducedBy: '1d8' }],
}
