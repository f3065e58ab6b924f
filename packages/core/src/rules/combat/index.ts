export * from './attack-range.ts'
export { type AttackRound, type AttackRoundOdds, attackRound, type RoundAttack } from './attack-round.ts'
export * from './choose-target.ts'
export * from './cover.ts'
export * from './ending-combat.ts'
export {
  type Dragging,
  type DraggingCost,
  draggingCost,
  ESCAPE_SKILLS,
  type EscapeOpposition,
  escapeOpposition,
  type Grappler,
  type GrappleState,
  grappleEnds,
} from './grappling.ts'
export * from './improvised-weapon.ts'
export * from './initiative.ts'
export * from './initiative-order.ts'
export * from './mounted-combat.ts'
export * from './opportunity-attack.ts'
export { type EnemyNearby, type RangedAttackNearEnemies, rangedInCloseCombat } from './ranged-close-combat.ts'
export * from './round.ts'
export * from './size-difference.ts'
export * from './steps.ts'
export * from './two-weapon-fighting.ts'
export * from './unarmed-strike.ts'
export * from './underwater-combat.ts'
export * from './unseen-attack.ts'
export * from './weapon-attack.ts'
