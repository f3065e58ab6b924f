import type { Spell } from '../spell.ts'

export const dispelEvilAndGood: Spell = {
  page: 124,
  level: 5,
  school: 'abjuration',
  lists: ['cleric', 'paladin'],
  castingTimes: ['action'],
  range: 'self',
  components: ['verbal', 'somatic', 'material'],
  duration: { minutes: 1 },
  concentration: true,
  targets: 1,
  effects: [
    { decidedBy: 'nothing', occasion: 'later', ends: ['charmed', 'frightened'] },
    { decidedBy: 'saving-throw', occasion: 'later', ability: 'charisma', onSuccess: 'none' },
  ],
}
