import { ABILITIES, type Ability, type ByAbility, type EncounterMember, LEVELS } from '@rulestone/core'
import { odds, parse, toAscii } from '@rulestone/core/dice'
import type { OwnFigures } from './encounter-state.ts'

/** The bounds of the typed numbers. */
const BOUNDS = {
  level: [LEVELS.minimum, LEVELS.maximum],
  ac: [1, 40],
  hp: [1, 999],
  initiative: [-10, 30],
  bonus: [-10, 30],
  attacks: [1, 10],
  save: [-5, 20],
} as const satisfies Readonly<Record<string, readonly [minimum: number, maximum: number]>>

/** What is wrong with typed figures: which field, and what it must be. */
export type FigureProblem =
  | { readonly field: Exclude<keyof typeof BOUNDS, 'save'> | Ability; readonly bounds: readonly [number, number] }
  | { readonly field: 'damage' }

const AVERAGE = 10
const LEAST_SCORE = 1
/** The highest modifier that a score gives; the rest of a higher bonus is proficiency. */
const HIGHEST_MODIFIER = 10
/** How far an attack at range reaches without and with Disadvantage: those of a shortbow. */
const [RANGE_FEET, LONG_FEET] = [80, 320]

const numberOf = (text: string): number => {
  const plain = toAscii(text).trim().replace('−', '-')
  return /^[+-]?\d+$/u.test(plain) ? Number(plain) : Number.NaN
}

const fits = (text: string, [minimum, maximum]: readonly [number, number]): boolean => {
  const number = numberOf(text)
  return number >= minimum && number <= maximum
}

/** Whether dice have exact odds: only those can be weighed. */
function isDamage(text: string): boolean {
  const parsed = parse(toAscii(text).trim())
  return parsed.ok && odds(parsed.value).ok
}

/** What is wrong with typed figures, in the order of the fields. */
export function figureProblems(figures: OwnFigures): readonly FigureProblem[] {
  const numbers = (['level', 'ac', 'hp', 'initiative', 'bonus', 'attacks'] as const).filter(
    (field) => !fits(figures[field], BOUNDS[field]),
  )
  const saves = ABILITIES.filter((ability) => !fits(figures.saves[ability], BOUNDS.save))
  return [
    ...numbers.map((field) => ({ field, bounds: BOUNDS[field] })),
    ...(isDamage(figures.damage) ? [] : [{ field: 'damage' } as const]),
    ...saves.map((field) => ({ field, bounds: BOUNDS.save })),
  ]
}

/** The ability scores and proficiencies that give saving throws their bonuses. */
function savesOf(typed: ByAbility<string>) {
  const bonuses = ABILITIES.map((ability) => [ability, numberOf(typed[ability])] as const)
  const high = bonuses.flatMap(([ability, bonus]) => (bonus > HIGHEST_MODIFIER ? [ability] : []))
  const scores = bonuses.map(([ability, bonus]) => {
    const modifier = high.includes(ability) ? bonus - HIGHEST_MODIFIER : bonus
    return [ability, modifier]
  })
  return { saves: high, modifiers: Object.fromEntries(scores) as ByAbility<number> }
}

/** A character with typed figures that have no problem, without its name. */
export function ownMember(figures: OwnFigures, attack: string): Omit<EncounterMember, 'id'> {
  const { saves, modifiers } = savesOf(figures.saves)
  return {
    kind: 'character',
    level: numberOf(figures.level),
    armorClass: numberOf(figures.ac),
    hitPointMaximum: numberOf(figures.hp),
    abilities: Object.fromEntries(
      ABILITIES.map((ability) => [ability, Math.max(LEAST_SCORE, AVERAGE + 2 * modifiers[ability])]),
    ) as ByAbility<number>,
    saves,
    proficiencyBonus: HIGHEST_MODIFIER,
    initiativeBonus: numberOf(figures.initiative) - modifiers.dexterity,
    attacks: [
      {
        id: attack,
        kinds: [figures.kind],
        ability: 'none',
        proficient: false,
        bonus: numberOf(figures.bonus),
        damage: toAscii(figures.damage).trim(),
        damageType: figures.type,
        ...(figures.kind === 'ranged' && { rangeFeet: RANGE_FEET, longFeet: LONG_FEET }),
      },
    ],
    extraAttacks: [numberOf(figures.attacks) - 1],
  }
}
