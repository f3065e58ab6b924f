import { describe, expect, test } from 'vitest'
import { callsInExamples, problemsOf } from './wrong-values.ts'

/** Arguments that take any text, as `function field`, by reason. */
const TEXTS: readonly string[] = [
  // what a person types, and the seed of a generator
  ...[
    'caret text',
    'clashes text',
    'parse text',
    'toAscii text',
    'typeset notation',
    'seededRandom seed',
    'replay seed',
    'fightSeed seed',
    'playEncounter seed',
    'simulateEncounter seed',
    'tallyEncounter seed',
  ],
  // a caller's names of creatures, sides and things
  ...['attackRollState id', 'attune attuned', 'attune item', 'canActTo source', 'canActTo to', 'combatEnds id'],
  ...[
    'createEncounter id',
    'createFight id',
    'createFight side',
    'initiativeOrder ids',
    'initiativePlaces id',
    'orderAfterReady order',
    'passRounds of',
    'passTurn of',
    'strikeOdds attack',
  ],
  // the rule that a circumstance comes from: the list of all rules is longer than most rules are
  ...['d20TestOutcome rule', 'rollStateUnder rule'],
  // the label of damage, which can name any type
  ...['damageUnderConditions type', 'modifiersForType type'],
  // a value of any field
  'toText value',
]

const { calls, made } = callsInExamples()
/** Functions that judge any value, by what they are given. */
const JUDGES: readonly string[] = ['isOneOf', 'shapeProblems']

/** Functions that leave parts out of a value and hand on the rest, which createFight judges. */
const HANDING_ON: readonly string[] = ['playedMember']

/** The functions that are called in examples; those that check an argument are given its name and its bounds. */
const names = [...new Set(calls.map(({ name }) => name))]
  .filter((name) => !name.startsWith('require') && ![...JUDGES, ...HANDING_ON].includes(name))
  .sort()

describe('a wrong number or id in an example gives an error that names the argument, or a right answer', () => {
  test.each(names)('%s', (name) => {
    const own = calls.filter((call) => call.name === name)
    const problems = own.flatMap((call) => problemsOf(call, made, (field) => TEXTS.includes(field)))
    expect([...new Set(problems)]).toEqual([])
  })
})
