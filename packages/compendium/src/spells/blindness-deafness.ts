import type { Spell } from '../spell.ts'

export const blindnessDeafness: Spell = {
  page: 113,
  level: 2,
  school: 'transmutation',
  lists: ['bard', 'cleric', 'sorcerer', 'wizard'],
  castingTimes: ['action'],
  range: { feet: 120 },
  components: ['verbal'],
  duration: { minutes: 1 },
  targets: 1,
  addedTargets: 1,
  effects: [
    { decidedBy: 'saving-throw', ability: 'constitution', onSuccess: 'none', oneOfConditions: ['blinded', 'deafened'] },
  ],
  grows: true,
}
