import type { Spell } from '../spell.ts'

export const magicJar: Spell = {
  page: 146,
  level: 6,
  school: 'necromancy',
  lists: ['wizard'],
  castingTimes: [{ minutes: 1 }],
  range: 'self',
  components: ['verbal', 'somatic', 'material'],
  materials: [{ costCopperPieces: 50000 }],
  duration: 'until-dispelled',
  targets: 1,
  effects: [
    {
      decidedBy: 'saving-throw',
      occasion: 'later',
      ability: 'charisma',
      onSuccess: 'none',
      conditions: ['incapacitated'],
    },
    { decidedBy: 'saving-throw', occasion: 'later', ability: 'charisma', onSuccess: 'none', target: 'caster' },
  ],
}
