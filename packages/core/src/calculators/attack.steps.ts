import type { StepKinds, StepOf } from '../steps/step.ts'
import { DAMAGE_CHANGE_STEPS } from './shared/damage-change-steps.ts'

/** The step kinds of this calculator, and the format of each value. */
export const STEPS = {
  cover: { cover: 'option:cover', ac: 'integer', bonus: 'signed', armorClass: 'integer' },
  'cannot-be-targeted': {},
  needed: { bonus: 'signed', armorClass: 'integer', needed: 'integer' },
  normal: { dice: 'dice', chance: 'probability' },
  advantage: { dice: 'dice', chance: 'probability' },
  disadvantage: { dice: 'dice', chance: 'probability' },
  critical: { critical: 'integer', chance: 'probability', damage: 'dice', criticalDamage: 'dice' },
  ...DAMAGE_CHANGE_STEPS,
  'self-advantage': { condition: 'option:attacker-conditions' },
  'self-disadvantage': { condition: 'option:attacker-conditions' },
  'other-advantage': { condition: 'option:target-conditions' },
  'other-disadvantage': { condition: 'option:target-conditions' },
  range: {},
  'ranged-close-combat': {},
  otherwise: { state: 'option:state' },
  'attacker-unseen': {},
  'target-unseen': {},
  cancel: {},
  exhaustion: { penalty: 'signed' },
  penalty: { condition: 'option:attacker-conditions', penalty: 'signed' },
  'critical-close': { condition: 'option:target-conditions', distance: 'feet' },
  'every-hit-critical': { critical: 'integer', chance: 'probability', damage: 'dice', criticalDamage: 'dice' },
  'critical-maximum': { critical: 'integer', chance: 'probability', damage: 'dice', criticalDamage: 'dice' },
  'critical-no-dice': { critical: 'integer', chance: 'probability', damage: 'dice', criticalDamage: 'dice' },
  extra: { dice: 'dice', criticalDice: 'dice' },
  'extra-never-twice': { dice: 'dice', criticalDice: 'dice' },
  once: { dice: 'dice', criticalDice: 'dice' },
  'resists-all': { condition: 'option:target-conditions' },
  'extra-resistance': { before: 'integer', after: 'integer', adjustment: 'signed' },
  'extra-vulnerability': { before: 'integer', after: 'integer', adjustment: 'signed' },
  'extra-immunity': { before: 'integer', after: 'integer', adjustment: 'signed' },
  attacks: { attacks: 'integer', chance: 'probability' },
  drops: { hitPoints: 'integer', rounds: 'integer', chance: 'probability' },
  'drops-by-round': { hitPoints: 'integer', rounds: 'integer', chance: 'probability' },
  'out-of-reach': { distance: 'feet', reach: 'feet' },
  'out-of-range': { distance: 'feet', range: 'feet' },
} as const satisfies StepKinds

export type Step = StepOf<typeof STEPS>
