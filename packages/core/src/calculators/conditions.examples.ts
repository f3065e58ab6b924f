import type { Example } from './calculator.ts'
import type { conditionsCalculator } from './conditions.ts'

/** Worked examples of the calculator of conditions with their sources; separate so that pages do not load them. */
export const CONDITIONS_EXAMPLES: readonly Example<typeof conditionsCalculator.fields>[] = [
  {
    id: 'grappled-and-poisoned',
    source:
      'SRD 5.2.1, Rules Glossary, Grappled (page 182), Poisoned (page 186): Speed 0, Disadvantage on attack rolls, none on those against it',
    input: {},
    figures: { 'attack-rolls': 'disadvantage', 'against-near': 'normal', 'against-far': 'normal', speed: '0' },
  },
  {
    id: 'nothing',
    source: 'SRD 5.2.1, Rules Glossary, Condition (page 179): without a condition all is as ever',
    input: { conditions: [] },
    figures: { 'attack-rolls': 'normal', 'against-near': 'normal', 'against-far': 'normal', speed: '30' },
  },
  {
    id: 'prone',
    source: 'SRD 5.2.1, Rules Glossary, Prone (page 186): Advantage within 5 feet, Disadvantage from farther away',
    input: { conditions: ['prone'] },
    figures: {
      'attack-rolls': 'disadvantage',
      'against-near': 'advantage',
      'against-far': 'disadvantage',
      speed: '30',
    },
  },
  {
    id: 'paralyzed',
    source: 'SRD 5.2.1, Rules Glossary, Paralyzed (page 186): Incapacitated, Speed 0, Advantage for all attackers',
    input: { conditions: ['paralyzed'] },
    figures: { 'attack-rolls': 'cannot', 'against-near': 'advantage', 'against-far': 'advantage', speed: '0' },
  },
  {
    id: 'stunned',
    source: 'SRD 5.2.1, Rules Glossary, Stunned (page 189): Incapacitated, but the Speed stays',
    input: { conditions: ['stunned'] },
    figures: { 'attack-rolls': 'cannot', 'against-near': 'advantage', speed: '30' },
  },
  {
    id: 'unconscious',
    source:
      'SRD 5.2.1, Rules Glossary, Unconscious (page 191): Advantage against it, and Prone gives Disadvantage from afar',
    input: { conditions: ['unconscious'] },
    figures: { 'attack-rolls': 'cannot', 'against-near': 'advantage', 'against-far': 'cancel', speed: '0' },
  },
  {
    id: 'invisible',
    source:
      'SRD 5.2.1, Rules Glossary, Invisible (page 184): Advantage on attack rolls, Disadvantage on those against it',
    input: { conditions: ['invisible'] },
    figures: { 'attack-rolls': 'advantage', 'against-near': 'disadvantage', 'against-far': 'disadvantage' },
  },
  {
    id: 'invisible-but-seen',
    source: 'SRD 5.2.1, Rules Glossary, Invisible (page 184): not against a creature that can somehow see it',
    input: { conditions: ['invisible'], seen: true },
    figures: { 'attack-rolls': 'normal', 'against-near': 'normal' },
  },
  {
    id: 'blinded-and-invisible',
    source: 'SRD 5.2.1, Playing the Game, They Don’t Stack (page 8): Blinded and Invisible cancel each other',
    input: { conditions: ['blinded', 'invisible'] },
    figures: { 'attack-rolls': 'cancel', 'against-near': 'cancel', 'against-far': 'cancel' },
  },
  {
    id: 'exhaustion',
    source: 'SRD 5.2.1, Rules Glossary, Exhaustion (page 181): level 3 takes 6 from D20 Tests and 15 feet from Speed',
    input: { conditions: [], exhaustion: 3 },
    figures: { 'attack-rolls': 'normal', speed: '15', penalty: '-6' },
  },
  {
    id: 'exhaustion-and-grappled',
    source: 'SRD 5.2.1, Rules Glossary, Grappled (page 182): Speed is 0 whatever Exhaustion leaves',
    input: { conditions: ['grappled'], exhaustion: 3 },
    figures: { speed: '0', penalty: '-6' },
  },
  {
    id: 'death',
    source: 'SRD 5.2.1, Rules Glossary, Exhaustion (page 181): level 6 is death',
    input: { exhaustion: 6 },
    figures: { dead: 'dead' },
  },
  {
    id: 'frightened-out-of-sight',
    source: 'SRD 5.2.1, Rules Glossary, Frightened (page 182): only while the source of fear is within line of sight',
    input: { conditions: ['frightened'], 'source-in-sight': false },
    figures: { 'attack-rolls': 'normal' },
  },
  {
    id: 'next-2012-blinded',
    source: '2012 playtest, Conditions, Blinded: half Speed too',
    input: { ruleset: 'next-2012', conditions: ['blinded'] },
    figures: { 'attack-rolls': 'disadvantage', 'against-near': 'advantage', speed: '15' },
  },
  {
    id: 'next-2012-prone',
    source: '2012 playtest, Conditions, Prone: −2 to attack rolls; Advantage in melee, Disadvantage for far shots',
    input: { ruleset: 'next-2012', conditions: ['prone'] },
    figures: { 'attack-rolls': 'normal', 'against-near': 'advantage', 'against-far': 'disadvantage', penalty: '-2' },
  },
  {
    id: 'next-2012-unconscious',
    source: '2012 playtest, Conditions, Unconscious: it can neither move nor act',
    input: { ruleset: 'next-2012', conditions: ['unconscious'] },
    figures: { 'attack-rolls': 'cannot', 'against-near': 'advantage', 'against-far': 'advantage', speed: '0' },
  },
  {
    id: 'in-2014-exhaustion-2',
    source: 'SRD 5.1, Appendix PH-A, Exhaustion (page 358): level 2 halves Speed and leaves attack rolls alone',
    input: { ruleset: 'srd-5.1', conditions: [], exhaustion: 2 },
    figures: { 'attack-rolls': 'normal', speed: '15' },
  },
]
