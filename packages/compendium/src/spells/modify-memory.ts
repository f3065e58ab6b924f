import type { Spell } from '../spell.ts'

export const modifyMemory: Spell = {
  page: 150,
  level: 5,
  school: 'enchantment',
  lists: ['bard', 'wizard'],
  castingTimes: ['action'],
  range: { feet: 30 },
  components: ['verbal', 'somatic'],
  duration: { minutes: 1 },
  concentration: true,
  targets: 1,
  effects: [
    { decidedBy: 'saving-throw', ability: 'wisdom', onSuccess: 'none', conditions: ['charmed', 'incapacitated'] },
  ],
  grows: true,
}
