import type { Spell } from '../spell.ts'

export const seeming: Spell = {
  page: 160,
  level: 5,
  school: 'illusion',
  lists: ['bard', 'sorcerer', 'wizard'],
  castingTimes: ['action'],
  range: { feet: 30 },
  components: ['verbal', 'somatic'],
  duration: { hours: 8 },
  targets: 'any',
  effects: [{ decidedBy: 'saving-throw', ability: 'charisma', onSuccess: 'none' }],
}
