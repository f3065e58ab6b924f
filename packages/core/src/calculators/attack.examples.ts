import type { attackCalculator } from './attack.ts'
import type { Example } from './calculator.ts'

/** Worked examples of the attack calculator with their sources; separate so that pages do not load them. */
export const ATTACK_EXAMPLES: readonly Example<typeof attackCalculator.fields>[] = [
  {
    id: 'longsword',
    source:
      'SRD 5.2.1, Playing the Game, Attack Rolls (page 7): +5 hits AC 15 on 10 to 20; damage (10 × 7.5 + 1 × 12) / 20',
    input: {},
    figures: { hit: '11/20', critical: '1/20', mean: '87/20', needed: '10', maximum: '19' },
  },
  {
    id: 'advantage',
    source: 'SRD 5.2.1, Playing the Game, Roll Two D20s (page 8): 319 of 400 pairs have a die of 10 or higher, 39 a 20',
    input: { state: 'advantage' },
    figures: { hit: '319/400', critical: '39/400', mean: '321/50' },
  },
  {
    id: 'disadvantage',
    source: 'SRD 5.2.1, Playing the Game, Roll Two D20s (page 8): 121 of 400 pairs have no die below 10, 1 two 20s',
    input: { state: 'disadvantage' },
    figures: { hit: '121/400', critical: '1/400', mean: '57/25' },
  },
  {
    id: 'half-cover',
    source: 'SRD 5.2.1, Playing the Game, Cover (page 15): AC 15 counts as 17',
    input: { cover: 'half' },
    figures: { hit: '9/20', needed: '12' },
  },
  {
    id: 'three-quarters-cover',
    source: 'SRD 5.2.1, Playing the Game, Cover (page 15): AC 15 counts as 20',
    input: { cover: 'three-quarters' },
    figures: { hit: '3/10', needed: '15' },
  },
  {
    id: 'total-cover',
    source: 'SRD 5.2.1, Playing the Game, Cover (page 15): no direct target',
    input: { cover: 'total' },
    figures: { 'no-target': '0', critical: '0', mean: '0', maximum: '0' },
  },
  {
    id: 'natural-20',
    source:
      'SRD 5.2.1, Playing the Game, Rolling 20 or 1 (page 7): only a 20 hits AC 40, as a Critical Hit; (2 × 4.5 + 3) / 20',
    input: { bonus: 0, ac: 40 },
    figures: { hit: '1/20', critical: '1/20', mean: '3/5', needed: '20' },
  },
  {
    id: 'natural-1',
    source: 'SRD 5.2.1, Playing the Game, Rolling 20 or 1 (page 7): a 1 misses even AC 1',
    input: { bonus: 30, ac: 1 },
    figures: { hit: '19/20', needed: '2' },
  },
  {
    id: 'order-of-application',
    source:
      'SRD 5.2.1, Playing the Game, Order of Application (page 17): 28 − 5 = 23, halved 11, doubled 22; 19 of 20 rolls hit',
    input: { bonus: 30, ac: 1, damage: '28', adjust: -5, resistance: true, vulnerability: true },
    figures: { mean: '209/10', maximum: '22' },
  },
  {
    id: 'dagger',
    source:
      'SRD 5.2.1, Playing the Game, Critical Hits (page 16): a dagger rolls 2d4 instead of 1d4; (10 × 2.5 + 5) / 20',
    input: { damage: '1d4' },
    figures: { mean: '3/2', maximum: '8' },
  },
  {
    id: 'immunity',
    source: 'SRD 5.2.1, Playing the Game, Immunity (page 17): no damage of that type',
    input: { immunity: true, vulnerability: true },
    figures: { hit: '11/20', mean: '0', maximum: '0' },
  },
  {
    id: 'two-attacks',
    source: 'SRD 5.2.1, Playing the Game, Attack Rolls (page 7): twice 4.35; both miss 81 times in 400',
    input: { attacks: 2 },
    figures: { 'mean-of-round': '87/10', 'any-hit': '319/400', maximum: '38' },
  },
  {
    id: 'dropped-by-the-second-round',
    source:
      'SRD 5.2.1, Playing the Game, Dropping to 0 Hit Points (page 17): any hit deals the 4 that are left, and two rounds miss 81 times in 400',
    input: { 'hit-points': 4, rounds: 2 },
    figures: { drops: '319/400', hit: '11/20' },
  },
  {
    id: 'sneak-attack',
    source:
      'SRD 5.2.1, Playing the Game, Critical Hits (page 16): 8.7 and, on the first hit, 7 or 14; 319/400 × 7 × 12/11 = 6.09',
    input: { attacks: 2, 'once-damage': '2d6' },
    figures: { 'mean-of-round': '1479/100', maximum: '62' },
  },
  {
    id: 'extra-damage',
    source:
      'SRD 5.2.1, Playing the Game, Critical Hits (page 16): its dice are rolled twice too; 4.35 + (10 × 3.5 + 7) / 20',
    input: { 'extra-damage': '1d6' },
    figures: { mean: '129/20', maximum: '31' },
  },
  {
    id: 'extra-damage-never-twice',
    source: 'SRD 5.2.1, Playing the Game, Critical Hits (page 16): dice not of the attack stay; 4.35 + 11 × 3.5 / 20',
    input: { 'extra-damage': '1d6', 'extra-twice': false },
    figures: { mean: '251/40', maximum: '25' },
  },
  {
    id: 'two-types',
    source:
      'SRD 5.2.1, Playing the Game, Resistance and Vulnerability (page 17): 5 halved is 2, 7 doubled 14; 19 of 20 rolls hit',
    input: {
      bonus: 30,
      ac: 1,
      damage: '5',
      resistance: true,
      'extra-damage': '7',
      'extra-type': 'other',
      'extra-target': ['vulnerability'],
    },
    figures: { mean: '76/5', maximum: '16' },
  },
  {
    id: 'prone-within-5-feet',
    source: 'SRD 5.2.1, Rules Glossary, Prone (page 186): Advantage within 5 feet',
    input: { 'target-conditions': ['prone'] },
    figures: { hit: '319/400' },
  },
  {
    id: 'prone-far-away',
    source: 'SRD 5.2.1, Rules Glossary, Prone (page 186): Disadvantage from farther away',
    input: { 'target-conditions': ['prone'], kind: 'ranged', distance: 30 },
    figures: { hit: '121/400' },
  },
  {
    id: 'paralyzed',
    source:
      'SRD 5.2.1, Rules Glossary, Paralyzed (page 186): Advantage, and each hit within 5 feet is a Critical Hit; 319/400 × 12',
    input: { 'target-conditions': ['paralyzed'] },
    figures: { hit: '319/400', critical: '319/400', mean: '957/100' },
  },
  {
    id: 'paralyzed-far-away',
    source: 'SRD 5.2.1, Rules Glossary, Paralyzed (page 186): beyond 5 feet only a 20 is a Critical Hit',
    input: { 'target-conditions': ['paralyzed'], kind: 'ranged', distance: 30 },
    figures: { hit: '319/400', critical: '39/400' },
  },
  {
    id: 'long-range',
    source: 'SRD 5.2.1, Playing the Game, Range (page 15): Disadvantage beyond the normal range of 80 feet',
    input: { kind: 'ranged', distance: 85 },
    figures: { hit: '121/400' },
  },
  {
    id: 'out-of-range',
    source: 'SRD 5.2.1, Playing the Game, Range (page 15): no attack beyond the long range of 320 feet',
    input: { kind: 'ranged', distance: 325 },
    figures: { 'out-of-range': '0', mean: '0', maximum: '0' },
  },
  {
    id: 'close-combat',
    source:
      'SRD 5.2.1, Playing the Game, Ranged Attacks in Close Combat (page 15): Disadvantage within 5 feet of an enemy',
    input: { kind: 'ranged' },
    figures: { hit: '121/400' },
  },
  {
    id: 'blinded-enemy-nearby',
    source:
      'SRD 5.2.1, Playing the Game, Ranged Attacks in Close Combat (page 15): not within 5 feet of one that can’t see you; Advantage against the Blinded',
    input: { kind: 'ranged', 'target-conditions': ['blinded'] },
    figures: { hit: '319/400' },
  },
  {
    id: 'they-cancel',
    source: 'SRD 5.2.1, Playing the Game, They Don’t Stack (page 8): Poisoned against Restrained and unseen, one d20',
    input: { 'attacker-conditions': ['poisoned'], 'target-conditions': ['restrained'], unseen: ['attacker'] },
    figures: { hit: '11/20' },
  },
  {
    id: 'exhaustion',
    source: 'SRD 5.2.1, Rules Glossary, Exhaustion (page 181): two levels take 4 from the roll, so that 14 is needed',
    input: { 'attacker-exhaustion': 2 },
    figures: { hit: '7/20', needed: '14' },
  },
  {
    id: 'petrified',
    source:
      'SRD 5.2.1, Rules Glossary, Petrified (page 186): Advantage, and Resistance to all damage; 399/400 × (14 + 3)',
    input: {
      bonus: 30,
      ac: 1,
      damage: '28',
      'extra-damage': '7',
      'extra-type': 'other',
      'target-conditions': ['petrified'],
    },
    figures: { hit: '399/400', mean: '6783/400', maximum: '17' },
  },
  {
    id: 'next-2012-critical-hit',
    source: '2012 playtest, Damage Rolls, Critical Hit: the dice show their most; (10 × 7.5 + 11) / 20',
    input: { ruleset: 'next-2012' },
    figures: { mean: '43/10', maximum: '11' },
  },
  {
    id: 'next-2012-unseen-attacker',
    source: '2012 playtest, Attacking an Unseen Target: an attacker that is only unseen has no Advantage',
    input: { ruleset: 'next-2012', unseen: ['attacker'] },
    figures: { hit: '11/20' },
  },
  {
    id: 'next-2012-hidden-attacker',
    source: '2012 playtest, Benefits of Being Hidden: Advantage against creatures from which one is hidden',
    input: { ruleset: 'next-2012', unseen: ['hidden'] },
    figures: { hit: '319/400' },
  },
  {
    id: 'next-2012-prone-attacker',
    source: '2012 playtest, Conditions, Prone: −2 to attack rolls, so that 12 is needed',
    input: { ruleset: 'next-2012', 'attacker-conditions': ['prone'] },
    figures: { hit: '9/20', needed: '12' },
  },
  {
    id: 'next-2012-prone-at-10-feet',
    source: '2012 playtest, Conditions, Prone: ranged attacks from 10 feet are not hindered',
    input: { ruleset: 'next-2012', 'target-conditions': ['prone'], kind: 'ranged', distance: 10 },
    figures: { hit: '11/20' },
  },
  {
    id: 'in-2014-exhausted-attacker',
    source: 'SRD 5.1, Appendix PH-A, Exhaustion (page 358): level 3 gives Disadvantage, 11/20 twice',
    input: { ruleset: 'srd-5.1', 'attacker-exhaustion': 3 },
    figures: { hit: '121/400' },
  },
]
