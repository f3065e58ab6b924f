import type { Spell } from '../spell.ts'

export const telekinesis: Spell = {
  page: 167,
  level: 5,
  school: 'transmutation',
  lists: ['sorcerer', 'wizard'],
  castingTimes: ['action'],
  range: { feet: 60 },
  components: ['verbal', 'somatic'],
  duration: { minutes: 10 },
  concentration: true,
  targets: 1,
  effects: [{ decidedBy: 'saving-throw', ability: 'strength', onSuccess: 'none', conditions: ['restrained'] }],
}
