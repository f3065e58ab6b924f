import { REACH_FEET } from '../rules/combat/attack-range.ts'
import { ROUND_SECONDS, roundsInMinutes } from '../rules/combat/round.ts'
import { srd521 } from '../rulesets/srd-5-2-1.ts'
import { COVER } from '../tables/combat/cover.ts'
import { dice, feet, integer, type NamedFigure, signed } from './named-figure.ts'

const [halfCover, threeQuartersCover] = COVER
const { unarmedStrike: unarmed, improvisedWeapon: improvised, mountedCombat: mounted } = srd521

/** Figures that running text can name: combat. */
export const combatFigures = {
  'round-seconds': integer(ROUND_SECONDS),
  'rounds-per-minute': integer(roundsInMinutes(1)),
  'initiative-score-base': integer(srd521.initiative.score.base),
  'initiative-score-advantage': signed(srd521.initiative.score.advantage),
  'initiative-score-disadvantage': signed(srd521.initiative.score.disadvantage),
  'default-reach': feet(REACH_FEET),
  'half-cover-bonus': signed(halfCover.bonus),
  'three-quarters-cover-bonus': signed(threeQuartersCover.bonus),
  'cover-degrees': integer(COVER.length),
  'close-combat-distance': feet(srd521.closeCombat.within),
  'critical-dice': integer(srd521.criticalHit.damageRolls),
  'unarmed-strike-reach': feet(unarmed.reachFeet),
  'unarmed-strike-base-damage': integer(unarmed.baseDamage),
  'unarmed-strike-base-dc': integer(unarmed.grip.baseDc),
  'grapple-escape-base-dc': integer(unarmed.grip.baseDc),
  'grapple-sizes-larger': integer(unarmed.maximumSizesLarger),
  'shove-distance': feet(unarmed.shoveFeet),
  'improvised-weapon-damage': dice(improvised.damage),
  'improvised-weapon-normal-range': feet(improvised.normalRangeFeet),
  'improvised-weapon-long-range': feet(improvised.longRangeFeet),
  'mount-sizes-larger': integer(mounted.minimumSizesLarger),
  'mounting-distance': feet(mounted.withinFeet),
  'falling-off-mount-dc': integer(mounted.fallingOffDc),
} as const satisfies Readonly<Record<string, NamedFigure>>
