import type { Example } from './calculator.ts'
import type { deathSavesCalculator } from './death-saves.ts'

/** Worked examples of the death-saves calculator with their sources; separate so that pages do not load them. */
export const DEATH_SAVES_EXAMPLES: readonly Example<typeof deathSavesCalculator.fields>[] = [
  {
    id: 'just-dropped',
    source:
      'counted face by face: three successes, three failures or a 20; a 1 counts twice, so that two throws kill in 17 of 400',
    input: {},
    figures: {
      survives: '4761/8000',
      dead: '3239/8000',
      stable: '331/800',
      conscious: '1451/8000',
      'dead-at-once': '0',
    },
  },
  {
    id: 'last-chance',
    source:
      'SRD 5.2.1, Playing the Game, Death Saving Throws (page 17): at two and two one throw decides: 1 to 9, 10 to 19, 20',
    input: { successes: 2, failures: 2 },
    figures: { survives: '11/20', dead: '9/20', stable: '1/2', conscious: '1/20', 'dead-at-once': '9/20', rounds: '1' },
  },
  {
    id: 'one-counts-twice',
    source: 'SRD 5.2.1, Playing the Game, Rolling a 1 or 20 (page 17): with one failure only a 1 kills at once',
    input: { failures: 1 },
    figures: { 'dead-at-once': '1/20' },
  },
  {
    id: 'hit-twice-failed',
    source:
      'SRD 5.2.1, Playing the Game, Damage at 0 Hit Points (page 18): any damage is a failure, the third is death',
    input: { failures: 2, hurt: 'hit', damage: 1 },
    figures: { 'is-dead': '1' },
  },
  {
    id: 'critical-hit',
    source:
      'SRD 5.2.1, Playing the Game, Damage at 0 Hit Points (page 18): two failures instead of one; then 9 of 20 kill',
    input: { hurt: 'critical' },
    figures: { 'dead-at-once': '9/20' },
  },
  {
    id: 'massive-damage',
    source:
      'SRD 5.2.1, Playing the Game, Damage at 0 Hit Points (page 18): damage that equals the Hit Point maximum is death',
    input: { hurt: 'hit', damage: 12, 'hit-point-maximum': 12 },
    figures: { 'is-dead': '1' },
  },
  {
    id: 'stable',
    source: 'SRD 5.2.1, Playing the Game, Stabilizing a Character (page 18): a Stable creature makes no throws',
    input: { stable: true },
    figures: { 'is-stable': '1' },
  },
  {
    id: 'stable-and-hit',
    source:
      'SRD 5.2.1, Playing the Game, Stabilizing a Character (page 18): damage ends it, and is a failure: only a 1 kills at once',
    input: { stable: true, successes: 2, failures: 2, hurt: 'hit' },
    figures: { 'dead-at-once': '1/20' },
  },
  {
    id: 'advantage',
    source:
      'SRD 5.2.1, Playing the Game, Roll Two D20s (page 8): at two and two both dice are 9 or lower in 81 of 400 pairs',
    input: { successes: 2, failures: 2, state: 'advantage' },
    figures: { dead: '81/400', conscious: '39/400' },
  },
  {
    id: 'playtest-last-chance',
    source:
      '2012 playtest, Dying: one success short and one point from death, 1d20 + 2 fails on 1 to 7; any 1d6 then kills',
    input: { ruleset: 'next-2012', successes: 2, 'hit-points': -14 },
    figures: { survives: '13/20', dead: '7/20', stable: '13/20', rounds: '1' },
  },
  {
    id: 'playtest-dead',
    source: '2012 playtest, Dead: Constitution 14 and level 1 die at −15',
    input: { ruleset: 'next-2012', 'hit-points': -15 },
    figures: { 'is-dead': '1' },
  },
  {
    id: 'playtest-hit',
    source: '2012 playtest, Dying: damage is taken from the Hit Points; −10 − 5 is −15, at which Constitution 14 dies',
    input: { ruleset: 'next-2012', 'hit-points': -10, hurt: 'critical', damage: 5 },
    figures: { 'is-dead': '1' },
  },
  {
    id: 'in-2014-the-same-throws',
    source: 'SRD 5.1, Combat, Death Saving Throws (page 97): the same as today; two failures die on 1 to 9',
    input: { ruleset: 'srd-5.1', failures: 2, successes: 2 },
    figures: { dead: '9/20' },
  },
]
