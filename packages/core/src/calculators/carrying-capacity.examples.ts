import type { Example } from './calculator.ts'
import type { carryingCapacityCalculator } from './carrying-capacity.ts'

/** Worked examples of the carrying-capacity calculator with their sources; separate so that pages do not load them. */
export const CARRYING_CAPACITY_EXAMPLES: readonly Example<typeof carryingCapacityCalculator.fields>[] = [
  {
    id: 'medium',
    source: 'SRD 5.2.1, Rules Glossary, Carrying Capacity (page 178): 15 × 15 and 15 × 30 pounds',
    input: {},
    figures: { carry: '225', haul: '450', room: '225', speed: '30' },
  },
  {
    id: 'small',
    source: 'SRD 5.2.1, Rules Glossary, Carrying Capacity (page 178): Small is as Medium, 8 × 15 and 8 × 30 pounds',
    input: { strength: 8, size: 'small' },
    figures: { carry: '120', haul: '240' },
  },
  {
    id: 'tiny',
    source: 'SRD 5.2.1, Rules Glossary, Carrying Capacity (page 178): 3 × 7½, rounded down, and 3 × 15 pounds',
    input: { strength: 3, size: 'tiny' },
    figures: { carry: '22', haul: '45' },
  },
  {
    id: 'gargantuan',
    source: 'SRD 5.2.1, Rules Glossary, Carrying Capacity (page 178): 30 × 120 and 30 × 240 pounds',
    input: { strength: 30, size: 'gargantuan' },
    figures: { carry: '3600', haul: '7200' },
  },
  {
    id: 'just-light-enough',
    source: 'SRD 5.2.1, Rules Glossary, Carrying Capacity (page 178): 225 pounds are no more than can be carried',
    input: { hauled: 225 },
    figures: { speed: '30' },
  },
  {
    id: 'too-heavy-to-carry',
    source: 'SRD 5.2.1, Rules Glossary, Carrying Capacity (page 178): more than 225 pounds slow to no more than 5 feet',
    input: { hauled: 226 },
    figures: { speed: '5' },
  },
  {
    id: 'slower-already',
    source: 'SRD 5.2.1, Rules Glossary, Carrying Capacity (page 178): no more than 5 feet raises no Speed of 0',
    input: { hauled: 450, speed: 0 },
    figures: { speed: '0' },
  },
  {
    id: 'large',
    source: 'SRD 5.2.1, Rules Glossary, Carrying Capacity (page 178): 18 × 30 and 18 × 60 pounds; 540 − 300 are left',
    input: { strength: 18, size: 'large', carried: 300 },
    figures: { carry: '540', haul: '1080', room: '240', speed: '30' },
  },
  {
    id: 'playtest',
    source: '2012 playtest, Strength, Carrying Capacity: 10, 20 and 50 pounds for each point of 15',
    input: { ruleset: 'next-2012' },
    figures: { carry: '300', haul: '750', unencumbered: '150', speed: '30' },
  },
  {
    id: 'playtest-encumbered',
    source: '2012 playtest, Strength, Carrying Capacity: more than 150 pounds cost 10 feet of speed',
    input: { ruleset: 'next-2012', carried: 151 },
    figures: { speed: '20' },
  },
  {
    id: 'playtest-lift',
    source: '2012 playtest, Strength, Carrying Capacity: only what is dragged or pushed slows to 5 feet',
    input: { ruleset: 'next-2012', hauled: 750, by: 'lift' },
    figures: { speed: '30' },
  },
  {
    id: 'in-2014-lifting',
    source: 'SRD 5.1, Using Ability Scores, Lifting and Carrying (page 79): only pushing and dragging slow to 5 feet',
    input: { ruleset: 'srd-5.1', hauled: 400, by: 'lift' },
    figures: { speed: '30' },
  },
]
