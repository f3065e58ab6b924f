import { requireEachOf, requireOneOf } from '../../one-of.ts'
import { fail, ok, type Result } from '../../result.ts'
import { RACE_STATISTICS, type RaceRow, SUBRACE_STATISTICS } from '../../tables/creating-a-character/srd-5-1-races.ts'
import { ABILITIES, type Ability, type ByAbility } from '../../vocabulary/abilities.ts'
import { RACES, type Race, SUBRACES, type Subrace } from '../../vocabulary/races.ts'
import { ABILITY_SCORES } from '../abilities/ability-score.ts'
import { type IncreaseProblem, increasedScore } from '../abilities/ability-score-increase.ts'
import { requireScores } from '../abilities/require-scores.ts'

/** The ability scores of a character, and what increases them. */
export interface RaceIncrease {
  readonly scores: ByAbility<number>
  readonly race: Race
  /** of that race; none by default */
  readonly subrace?: Subrace | 'none'
  /** the abilities that a half-elf chooses; none by default */
  readonly chosen?: readonly Ability[]
}

/**
 * The ability scores after a race and subrace increase them, none above 20. Two other abilities, of the player’s choice,
 * increase by 1 for a half-elf. A rule of SRD 5.1 alone.
 *
 * @returns the scores, or why the chosen abilities cannot be increased
 * @throws RangeError if a score is not an integer between 1 and 30, an id is unknown, or the subrace is not of the race
 * @source SRD 5.1, Races (pages 3 to 7); Using Ability Scores (page 76)
 * @example
 * const scores = { strength: 15, dexterity: 14, constitution: 13, intelligence: 8, wisdom: 10, charisma: 12 }
 * expectOk(increaseByRace({ scores, race: 'dwarf', subrace: 'hill-dwarf' })) // => { strength: 15, dexterity: 14, constitution: 15, intelligence: 8, wisdom: 11, charisma: 12 }
 * expectOk(increaseByRace({ scores, race: 'half-elf', chosen: ['strength', 'wisdom'] })).charisma // => 14
 * expectError(increaseByRace({ scores, race: 'human', chosen: ['strength'] })) // => { code: 'other-spread', at: 'increases', got: [1], expected: [[]] }
 */
export function increaseByRace({
  scores,
  race,
  subrace = 'none',
  chosen = [],
}: RaceIncrease): Result<ByAbility<number>, IncreaseProblem> {
  requireScores(scores)
  requireEachOf('chosen', chosen, ABILITIES)
  const { increases, chosenIncreases }: RaceRow = RACE_STATISTICS[requireOneOf('race', race, RACES)]
  const bySubrace = subraceIncreases(race, subrace)
  const free = ABILITIES.filter((ability) => increases[ability] === undefined)
  const other = chosen.find((ability) => !free.includes(ability))
  if (chosen.length !== chosenIncreases || new Set(chosen).size !== chosen.length) {
    const expected = [new Array<number>(chosenIncreases).fill(1)]
    return fail({ code: 'other-spread', at: 'increases', got: chosen.map(() => 1), expected })
  }
  if (other !== undefined) return fail({ code: 'ability-not-listed', at: other, got: 1, expected: free })
  const raised = (ability: Ability): number => {
    const points = (increases[ability] ?? 0) + (bySubrace[ability] ?? 0) + (chosen.includes(ability) ? 1 : 0)
    return increasedScore({ score: scores[ability], points, maximum: ABILITY_SCORES.adventurerMaximum })
  }
  return ok({
    strength: raised('strength'),
    dexterity: raised('dexterity'),
    constitution: raised('constitution'),
    intelligence: raised('intelligence'),
    wisdom: raised('wisdom'),
    charisma: raised('charisma'),
  })
}

function subraceIncreases(race: Race, subrace: Subrace | 'none'): RaceRow['increases'] {
  if (subrace === 'none') return {}
  const row = SUBRACE_STATISTICS[requireOneOf('subrace', subrace, SUBRACES)]
  if (row.race !== race) throw new RangeError(`subrace is ${subrace}; it is a subrace of ${row.race}, not of ${race}.`)
  return row.increases
}
