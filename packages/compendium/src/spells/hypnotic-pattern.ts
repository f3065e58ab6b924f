import type { Spell } from '../spell.ts'

export const hypnoticPattern: Spell = {
  page: 141,
  level: 3,
  school: 'illusion',
  lists: ['bard', 'sorcerer', 'warlock', 'wizard'],
  castingTimes: ['action'],
  range: { feet: 120 },
  components: ['somatic', 'material'],
  duration: { minutes: 1 },
  concentration: true,
  areas: [{ shape: 'cube', sideFeet: 30 }],
  effects: [
    { decidedBy: 'saving-throw', ability: 'wisdom', onSuccess: 'none', conditions: ['charmed', 'incapacitated'] },
  ],
}
