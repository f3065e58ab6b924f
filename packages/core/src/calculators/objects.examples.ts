import type { Example } from './calculator.ts'
import type { objectsCalculator } from './objects.ts'

/** An attack that hits on 2 or higher and always deals the same. */
const SURE = { bonus: 30, damage: '10' } as const

/** Worked examples of the calculator of objects with their sources; separate so that pages do not load them. */
export const OBJECTS_EXAMPLES: readonly Example<typeof objectsCalculator.fields>[] = [
  {
    id: 'barrel',
    source:
      'SRD 5.2.1, Rules Glossary, Breaking Objects (page 178): wood has AC 15, a resilient Medium object 18 Hit Points',
    input: {},
    figures: { ac: '15', 'hit-points': '18', hit: '11/20', mean: '87/20' },
  },
  {
    id: 'two-hits',
    source:
      'SRD 5.2.1, Rules Glossary, Breaking Objects (page 178): 18 Hit Points take two hits of 10; 19/20 of 19/20, and 2 × 20/19 attacks',
    input: { ...SURE, attacks: 2 },
    figures: { broken: '361/400', 'attacks-needed': '40/19', hit: '19/20' },
  },
  {
    id: 'one-hit',
    source: 'SRD 5.2.1, Rules Glossary, Breaking Objects (page 178): a bottle of glass has AC 13 and 2 Hit Points',
    input: { ...SURE, substance: 'glass', size: 'tiny', resilience: 'fragile', attacks: 1 },
    figures: { ac: '13', 'hit-points': '2', broken: '19/20', 'attacks-needed': '20/19' },
  },
  {
    id: 'lock',
    source:
      'SRD 5.2.1, Rules Glossary, Breaking Objects (page 178): iron has AC 19, a resilient Tiny object 5 Hit Points',
    input: { substance: 'iron', size: 'tiny' },
    figures: { ac: '19', 'hit-points': '5', hit: '7/20' },
  },
  {
    id: 'adamantine',
    source:
      'SRD 5.2.1, Rules Glossary, Breaking Objects (page 178): adamantine has AC 23, a resilient Large object 27 Hit Points',
    input: { substance: 'adamantine', size: 'large' },
    figures: { ac: '23', 'hit-points': '27', hit: '3/20' },
  },
  {
    id: 'poison',
    source: 'SRD 5.2.1, Rules Glossary, Breaking Objects (page 178): objects have Immunity to Poison damage',
    input: { ...SURE, type: 'poison' },
    figures: { unbreakable: '0', mean: '0' },
  },
  {
    id: 'psychic',
    source:
      'SRD 5.2.1, Rules Glossary, Breaking Objects (page 178): and to Psychic damage, whatever Vulnerability they have',
    input: { ...SURE, type: 'psychic', vulnerability: true },
    figures: { unbreakable: '0', mean: '0' },
  },
  {
    id: 'below-the-threshold',
    source: 'SRD 5.2.1, Rules Glossary, Damage Threshold (page 180): 9 damage does nothing against a threshold of 10',
    input: { ...SURE, damage: '9', threshold: 10 },
    figures: { unbreakable: '0', mean: '0' },
  },
  {
    id: 'at-the-threshold',
    source:
      'SRD 5.2.1, Rules Glossary, Damage Threshold (page 180): 10 damage is equal to the threshold and counts in full',
    input: { ...SURE, threshold: 10, attacks: 2 },
    figures: { broken: '361/400', mean: '19/2' },
  },
  {
    id: 'at-the-threshold-but-not-above',
    source: 'SRD 5.2.1, Rules Glossary, Damage Threshold (page 180): by the words of its example damage must exceed it',
    input: { ...SURE, threshold: 10, reading: 'exceed' },
    figures: { unbreakable: '0' },
  },
  {
    id: 'resistance-before-the-threshold',
    source: 'SRD 5.2.1, Rules Glossary, Damage Threshold (page 180): 10 halved is 5, less than 10',
    input: { ...SURE, resistance: true, threshold: 10 },
    figures: { unbreakable: '0' },
  },
  {
    id: 'paper-and-fire',
    source:
      'SRD 5.2.1, Rules Glossary, Breaking Objects (page 178): 5 fire damage doubled is 10, and a section of paper has AC 11 and 5 Hit Points',
    input: {
      bonus: 30,
      damage: '5',
      type: 'fire',
      vulnerability: true,
      substance: 'paper',
      size: 'large',
      resilience: 'fragile',
      attacks: 1,
    },
    figures: { ac: '11', 'hit-points': '5', mean: '19/2', broken: '19/20' },
  },
  {
    id: '2014-bottle',
    source: 'SRD 5.1, Objects (page 203): a fragile Tiny object of glass has AC 13 and 2 Hit Points',
    input: { ruleset: 'srd-5.1', substance: 'glass', size: 'tiny', resilience: 'fragile' },
    figures: { ac: '13', 'hit-points': '2' },
  },
]
