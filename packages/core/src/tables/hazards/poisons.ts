import type { Condition } from '../../vocabulary/conditions.ts'
import type { ByPoison, PoisonType } from '../../vocabulary/poisons.ts'

/** A sample poison: the Constitution saving throw against it, and the effects of a failure. */
export interface PoisonRow {
  readonly type: PoisonType
  /** for one dose */
  readonly costCopperPieces: number
  /** of the Constitution saving throw */
  readonly saveDc: number
  /** Poison damage on a failed save, in dice notation */
  readonly damage?: string
  /** a successful save halves the damage; otherwise it prevents it */
  readonly halfOnSuccess?: true
  readonly conditions?: readonly Condition[]
  /** additional conditions if the save fails by 5 or more */
  readonly conditionsFailingBy5?: readonly Condition[]
  /** how long the conditions last: an amount in dice notation */
  readonly duration?: { readonly amount: string; readonly unit: 'minutes' | 'hours' }
  /** when the save is repeated, what another failure deals, and how many successes end the poison */
  readonly repeats?: {
    readonly when: 'start-of-turn' | 'end-of-turn' | 'every-24-hours'
    readonly damage?: string
    readonly successesToEnd: number
  }
  /** what wakes a creature that is Unconscious from the poison */
  readonly wokenBy?: readonly ('damage' | 'shaking')[]
}

/**
 * The sample poisons. Midnight Tears take effect at midnight, Torpor also halves Speed, Truth Serum also prevents lies.
 *
 * @source SRD 5.2.1, Gameplay Toolbox, Sample Poisons (page 197)
 */
export const POISON_STATISTICS: ByPoison<PoisonRow> = {
  'assassins-blood':    { type: 'ingested', costCopperPieces:  15000, saveDc: 10, damage: '1d12', halfOnSuccess: true, conditions: ['poisoned'], duration: { amount: '24', unit: 'hours' } },
  'burnt-othur-fumes':  { type: 'inhaled',  costCopperPieces:  50000, saveDc: 13, damage: '3d6', repeats: { when: 'start-of-turn', damage: '1d6', successesToEnd: 3 } },
  'crawler-mucus':      { type: 'contact',  costCopperPieces:  20000, saveDc: 13, conditions: ['poisoned', 'paralyzed'], duration: { amount: '1', unit: 'minutes' }, repeats: { when: 'end-of-turn', successesToEnd: 1 } },
  'essence-of-ether':   { type: 'inhaled',  costCopperPieces:  30000, saveDc: 15, conditions: ['poisoned', 'unconscious'], duration: { amount: '8', unit: 'hours' }, wokenBy: ['damage', 'shaking'] },
  malice:               { type: 'inhaled',  costCopperPieces:  25000, saveDc: 15, conditions: ['poisoned', 'blinded'], duration: { amount: '1', unit: 'hours' } },
  'midnight-tears':     { type: 'ingested', costCopperPieces: 150000, saveDc: 17, damage: '9d6', halfOnSuccess: true },
  'oil-of-taggit':      { type: 'contact',  costCopperPieces:  40000, saveDc: 13, conditions: ['poisoned', 'unconscious'], duration: { amount: '24', unit: 'hours' }, wokenBy: ['damage'] },
  'pale-tincture':      { type: 'ingested', costCopperPieces:  25000, saveDc: 16, damage: '1d6', conditions: ['poisoned'], repeats: { when: 'every-24-hours', damage: '1d6', successesToEnd: 7 } },
  'purple-worm-poison': { type: 'injury',   costCopperPieces: 200000, saveDc: 21, damage: '10d6', halfOnSuccess: true },
  'serpent-venom':      { type: 'injury',   costCopperPieces:  20000, saveDc: 11, damage: '3d6', halfOnSuccess: true },
  'spiders-sting':      { type: 'injury',   costCopperPieces:  20000, saveDc: 13, conditions: ['poisoned'], conditionsFailingBy5: ['unconscious'], duration: { amount: '1', unit: 'hours' }, wokenBy: ['damage', 'shaking'] },
  torpor:               { type: 'ingested', costCopperPieces:  60000, saveDc: 15, conditions: ['poisoned'], duration: { amount: '4d6', unit: 'hours' } },
  'truth-serum':        { type: 'ingested', costCopperPieces:  15000, saveDc: 11, conditions: ['poisoned'], duration: { amount: '1', unit: 'hours' } },
  'wyvern-poison':      { type: 'injury',   costCopperPieces: 120000, saveDc: 14, damage: '7d6', halfOnSuccess: true },
}

/**
 * The area that an inhaled poison fills, and harvesting a poison: an Intelligence (Nature) check with a Poisoner's Kit,
 * for one dose.
 *
 * @source SRD 5.2.1, Gameplay Toolbox, Poison, Harvesting Poison (page 197)
 */
export const POISON_FIGURES = {
  inhaled: { cubeFeet: 5 },
  harvesting: { minutes: '1d6', ability: 'intelligence', skill: 'nature', dc: 20, exposedWhenFailingBy: 5, doses: 1 },
} as const
