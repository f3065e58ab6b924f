import type { Spell } from '../spell.ts'

export const faerieFire: Spell = {
  page: 129,
  level: 1,
  school: 'evocation',
  lists: ['bard', 'druid'],
  castingTimes: ['action'],
  range: { feet: 60 },
  components: ['verbal'],
  duration: { minutes: 1 },
  concentration: true,
  areas: [{ shape: 'cube', sideFeet: 20 }],
  effects: [{ decidedBy: 'saving-throw', ability: 'dexterity', onSuccess: 'none' }],
}
