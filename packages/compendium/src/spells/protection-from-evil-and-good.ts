import type { Spell } from '../spell.ts'

export const protectionFromEvilAndGood: Spell = {
  page: 157,
  level: 1,
  school: 'abjuration',
  lists: ['cleric', 'druid', 'paladin', 'warlock', 'wizard'],
  castingTimes: ['action'],
  range: 'touch',
  components: ['verbal', 'somatic', 'material'],
  materials: [{ costCopperPieces: 2500, consumed: true }],
  duration: { minutes: 10 },
  concentration: true,
  targets: 1,
}
