import type { Spell } from '../spell.ts'

export const symbol: Spell = {
  page: 167,
  level: 7,
  school: 'abjuration',
  lists: ['bard', 'cleric', 'druid', 'wizard'],
  castingTimes: [{ minutes: 1 }],
  range: 'touch',
  components: ['verbal', 'somatic', 'material'],
  materials: [{ costCopperPieces: 100000, consumed: true }],
  duration: 'until-dispelled-or-triggered',
  areas: [{ shape: 'sphere', radiusFeet: 60 }],
  effects: [
    {
      decidedBy: 'saving-throw',
      occasion: 'later',
      ability: 'constitution',
      onSuccess: 'half',
      damage: [{ dice: '10d10', types: ['necrotic'] }],
    },
    { decidedBy: 'saving-throw', occasion: 'later', ability: 'wisdom', onSuccess: 'none' },
    { decidedBy: 'saving-throw', occasion: 'later', ability: 'wisdom', onSuccess: 'none', conditions: ['frightened'] },
    {
      decidedBy: 'saving-throw',
      occasion: 'later',
      ability: 'constitution',
      onSuccess: 'none',
      conditions: ['incapacitated'],
    },
    { decidedBy: 'saving-throw', occasion: 'later', ability: 'wisdom', onSuccess: 'none', conditions: ['unconscious'] },
    { decidedBy: 'saving-throw', occasion: 'later', ability: 'wisdom', onSuccess: 'none', conditions: ['stunned'] },
  ],
}
