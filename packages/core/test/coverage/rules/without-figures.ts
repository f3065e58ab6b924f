import type { RuleId } from '../../../src/vocabulary/rule-ids.ts'

/**
 * The rules without a number or a procedure, and what they have instead. A rule that core starts to hold must leave
 * this list.
 */
// biome-ignore format: a table
export const WITHOUT_FIGURES = {
  // Rules Glossary: what a word means
  adventure:                     'a definition',
  ally:                          'a definition; who is an ally is given to the rules that ask',
  campaign:                      'a definition',
  'character-sheet':             'a definition',
  creature:                      'a definition',
  enemy:                         'a definition; who is an enemy is given to the rules that ask',
  illusions:                     'a definition; each illusion says what it does',
  'magical-effect':              'a definition',
  monster:                       'a definition',
  'nonplayer-character':         'a definition',
  'occupied-space':              'a definition; the rules that need it are Moving around Other Creatures and the grid',
  'per-day':                     'a way of speaking; the uses stand with what has them',
  'player-character':            'a definition',
  'shape-shifting':              'a definition; each effect says what it does',
  'unoccupied-space':            'a definition; the rules that need it are Moving around Other Creatures and the grid',
  // Playing the Game: advice, examples and asides
  opening:                       'an introduction',
  'rules-glossary-note':         'a pointer to the glossary',
  'player-or-dm':                'advice',
  'being-a-player':              'advice',
  'being-the-dm':                'advice',
  'exceptions-supersede':        'a principle; exceptions are arguments of the rules they change',
  'ongoing-game':                'advice',
  'interpreting-rolls':          'advice',
  'ability-check-examples':      'examples in words',
  'save-examples':               'examples in words',
  'what-would-your-character-do': 'advice',
  roleplaying:                   'advice',
  'social-example':              'an example of play',
  'marching-order':              'advice',
  'exploration-example':         'an example of play',
  'combat-example':              'an example of play',
  // The 2012 playtest
  'next-magic':                  'an introduction',
  'next-reading-a-spell':        'the parts of a text',
  // Character Creation
  'create-your-character':       'the order of steps that are rules of their own',
  'past-and-present':            'questions to answer',
  'step-5-details':              'the order of steps that are rules of their own',
} as const satisfies Readonly<Partial<Record<RuleId, string>>>
