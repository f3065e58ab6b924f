import type { Spell } from '../spell.ts'

export const counterspell: Spell = {
  page: 120,
  level: 3,
  school: 'abjuration',
  lists: ['sorcerer', 'warlock', 'wizard'],
  castingTimes: ['reaction'],
  trigger: true,
  range: { feet: 60 },
  components: ['somatic'],
  duration: 'instantaneous',
  targets: 1,
  effects: [{ decidedBy: 'saving-throw', ability: 'constitution', onSuccess: 'none' }],
}
