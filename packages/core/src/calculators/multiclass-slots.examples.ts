import type { Example } from './calculator.ts'
import type { multiclassSlotsCalculator } from './multiclass-slots.ts'

/** Worked examples of the multiclass-slots calculator with their sources; separate so that pages do not load them. */
export const MULTICLASS_SLOTS_EXAMPLES: readonly Example<typeof multiclassSlotsCalculator.fields>[] = [
  {
    id: 'ranger-and-sorcerer',
    source:
      'SRD 5.2.1, Character Creation, Spellcasting (pages 25 and 26): Ranger 4 and Sorcerer 3 count as 5: four, three and two slots',
    input: {},
    figures: { slots: '9', highest: '3', 'spellcaster-level': '5', 'character-level': '7' },
  },
  {
    id: 'rounded-up',
    source: 'SRD 5.2.1, Character Creation, Spellcasting (page 25): half of 3 rounded up is 2, and 3: row 5',
    input: { ranger: 0, sorcerer: 0, cleric: 3, paladin: 3 },
    figures: { slots: '9', 'spellcaster-level': '5' },
  },
  {
    id: 'two-full-casters',
    source: 'SRD 5.2.1, Character Creation, Multiclass Spellcaster (page 26): row 20 has 4, 3, 3, 3, 3, 2, 2, 1 and 1',
    input: { ranger: 0, sorcerer: 0, bard: 10, wizard: 10 },
    figures: { slots: '22', highest: '9', 'spellcaster-level': '20' },
  },
  {
    id: 'one-class',
    source:
      'SRD 5.2.1, Character Creation, Spellcasting (page 25): with Spellcasting from one class its own table; a Wizard of level 3 has 4 and 2',
    input: { ranger: 0, sorcerer: 0, wizard: 3, fighter: 2 },
    figures: { slots: '6', highest: '2', 'character-level': '5' },
  },
  {
    id: 'warlock-alone',
    source:
      'SRD 5.2.1, Classes, Warlock (among pages 28 to 82): at level 5 two slots of level 3, and none of Spellcasting',
    input: { ranger: 0, sorcerer: 0, warlock: 5 },
    figures: { slots: '0', 'pact-slots': '2', 'pact-level': '3' },
  },
  {
    id: 'warlock-and-sorcerer',
    source: 'SRD 5.2.1, Character Creation, Pact Magic (page 26): apart from the slots of Spellcasting, 4 and 2',
    input: { ranger: 0, warlock: 2 },
    figures: { slots: '6', highest: '2', 'pact-slots': '2', 'pact-level': '1' },
  },
  {
    id: 'both-half-casters',
    source:
      'SRD 5.2.1, Character Creation, Spellcasting (page 25): half the levels in Paladin and Ranger, 2 together, are 1; row 1 has two',
    input: { ranger: 1, sorcerer: 0, paladin: 1 },
    figures: { slots: '2', 'spellcaster-level': '1' },
  },
  {
    id: 'both-half-casters-each',
    source: 'SRD 5.2.1, Character Creation, Spellcasting (page 25): each class rounded up is 1 and 1; row 2 has three',
    input: { ranger: 1, sorcerer: 0, paladin: 1, rounding: 'each-class' },
    figures: { slots: '3', 'spellcaster-level': '2' },
  },
  {
    id: 'no-magic',
    source: 'SRD 5.2.1, Character Creation, Spellcasting (page 25): neither class has the Spellcasting feature',
    input: { ranger: 0, sorcerer: 0, fighter: 3, rogue: 2 },
    figures: { slots: '0', 'character-level': '5' },
  },
  {
    id: 'too-many-levels',
    source: 'SRD 5.2.1, Character Creation, Character Advancement (page 23): the table ends at level 20',
    input: { wizard: 14 },
    figures: { 'too-many-levels': '21' },
  },
  {
    id: '2014-rounded-down',
    source: 'SRD 5.1, Multiclassing, Spellcasting (page 58): half of 3 rounded down is 1, and 3: row 4 has 4 and 3',
    input: { ruleset: 'srd-5.1', ranger: 0, sorcerer: 0, cleric: 3, paladin: 3 },
    figures: { slots: '7', highest: '2', 'spellcaster-level': '4' },
  },
  {
    id: '2014-half-caster-at-1',
    source: 'SRD 5.1, Classes, Paladin (pages 30 and 31): the table begins with two slots at level 2, none at level 1',
    input: { ruleset: 'srd-5.1', ranger: 0, sorcerer: 0, paladin: 1 },
    figures: { slots: '0', 'character-level': '1' },
  },
]
