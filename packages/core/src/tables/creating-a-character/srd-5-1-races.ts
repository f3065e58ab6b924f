import { ABILITIES, type Ability } from '../../vocabulary/abilities.ts'
import type { Language } from '../../vocabulary/languages.ts'
import { RACES, type Race, type Subrace } from '../../vocabulary/races.ts'
import { none, quantity, type Table, term, terms, words } from '../table.ts'
import type { SpeciesOutline } from './species.ts'

/** How much a race increases each ability score; a score that is not named stays the same. */
type Increases = Readonly<Partial<Record<Ability, number>>>

/** The outline of a race. */
export interface RaceRow extends SpeciesOutline {
  readonly increases: Increases
  /** how many other abilities of one’s choice increase by 1 */
  readonly chosenIncreases: number
  readonly languages: readonly Language[]
  /** how many other languages one chooses */
  readonly chosenLanguages: number
}

/**
 * The size, Speed, Darkvision, ability score increases and languages of each race of SRD 5.1.
 *
 * @source SRD 5.1, Races (pages 3 to 7)
 */
export const RACE_STATISTICS = {
  dragonborn: { sizes: ['medium'], speedFeet: 30, darkvisionFeet:  0, increases: { strength: 2, charisma: 1 },     chosenIncreases: 0, languages: ['common', 'draconic'], chosenLanguages: 0 },
  dwarf:      { sizes: ['medium'], speedFeet: 25, darkvisionFeet: 60, increases: { constitution: 2 },              chosenIncreases: 0, languages: ['common', 'dwarvish'], chosenLanguages: 0 },
  elf:        { sizes: ['medium'], speedFeet: 30, darkvisionFeet: 60, increases: { dexterity: 2 },                 chosenIncreases: 0, languages: ['common', 'elvish'],   chosenLanguages: 0 },
  gnome:      { sizes: ['small'],  speedFeet: 25, darkvisionFeet: 60, increases: { intelligence: 2 },              chosenIncreases: 0, languages: ['common', 'gnomish'],  chosenLanguages: 0 },
  'half-elf': { sizes: ['medium'], speedFeet: 30, darkvisionFeet: 60, increases: { charisma: 2 },                  chosenIncreases: 2, languages: ['common', 'elvish'],   chosenLanguages: 1 },
  'half-orc': { sizes: ['medium'], speedFeet: 30, darkvisionFeet: 60, increases: { strength: 2, constitution: 1 }, chosenIncreases: 0, languages: ['common', 'orc'],      chosenLanguages: 0 },
  halfling:   { sizes: ['small'],  speedFeet: 25, darkvisionFeet:  0, increases: { dexterity: 2 },                 chosenIncreases: 0, languages: ['common', 'halfling'], chosenLanguages: 0 },
  human:      { sizes: ['medium'], speedFeet: 30, darkvisionFeet:  0, increases: { strength: 1, dexterity: 1, constitution: 1, intelligence: 1, wisdom: 1, charisma: 1 }, chosenIncreases: 0, languages: ['common'], chosenLanguages: 1 },
  tiefling:   { sizes: ['medium'], speedFeet: 30, darkvisionFeet: 60, increases: { intelligence: 1, charisma: 2 }, chosenIncreases: 0, languages: ['common', 'infernal'], chosenLanguages: 0 },
} as const satisfies Readonly<Record<Race, RaceRow>>

/** What a subrace adds to its race. */
export interface SubraceRow {
  readonly race: Race
  readonly increases: Increases
  readonly chosenLanguages: number
}

/**
 * The ability score increases and languages of each subrace of SRD 5.1.
 *
 * @source SRD 5.1, Races (pages 4 to 6)
 */
export const SUBRACE_STATISTICS = {
  'hill-dwarf': { race: 'dwarf',    increases: { wisdom: 1 },       chosenLanguages: 0 },
  'high-elf':   { race: 'elf',      increases: { intelligence: 1 }, chosenLanguages: 1 },
  lightfoot:    { race: 'halfling', increases: { charisma: 1 },     chosenLanguages: 0 },
  'rock-gnome': { race: 'gnome',    increases: { constitution: 1 }, chosenLanguages: 0 },
} as const satisfies Readonly<Record<Subrace, SubraceRow>>

/** The figures of a race’s increases: one for all if every score increases. */
function increasesOf(race: Race): Readonly<Record<string, number>> {
  const { increases, chosenIncreases }: RaceRow = RACE_STATISTICS[race]
  const [each = 0, ...others] = Object.values(increases)
  if (others.length === ABILITIES.length - 1) return { each }
  return chosenIncreases === 0 ? increases : { ...increases, count: chosenIncreases, chosen: 1 }
}

/** The races of SRD 5.1 as a reader sees them. */
export const racesTable: Table = {
  id: 'srd51-races',
  source: { document: 'SRD 5.1', heading: 'Races', page: 3 },
  columns: ['race', 'increases', 'size', 'speed', 'darkvision'],
  rows: RACES.map((race) => {
    const { sizes, speedFeet, darkvisionFeet } = RACE_STATISTICS[race]
    return [
      term(race),
      words(race, increasesOf(race)),
      terms('disjunction', sizes),
      quantity(speedFeet, 'feet'),
      darkvisionFeet === 0 ? none : quantity(darkvisionFeet, 'feet'),
    ]
  }),
}
