import { probability as chanceThat } from '../dice/distribution.ts'
import { mean } from '../dice/moments.ts'
import { addFractions, fraction } from '../fraction.ts'
import { ok } from '../result.ts'
import { tableDice } from '../rules/basics/table-dice.ts'
import { hitDicePool } from '../rules/damage-and-healing/hit-dice.ts'
import { hitPointMaximum } from '../rules/level-advancement/hit-points-by-level.ts'
import { rolledHitPointMaximum, rolledHitPointsOfLevel } from '../rules/level-advancement/rolled-hit-points.ts'
import { LEVELS } from '../rules/proficiency/proficiency.ts'
import type { LevelHitPointsRule } from '../rulesets/magic-and-characters.ts'
import { srd51MagicAndCharacters } from '../rulesets/srd-5-1/magic-and-characters.ts'
import { srd521MagicAndCharacters } from '../rulesets/srd-5-2-1/magic-and-characters.ts'
import { CLASS_HIT_POINTS } from '../tables/level-advancement/class-hit-points.ts'
import { type CharacterClass, CLASSES } from '../vocabulary/classes.ts'
import { defineCalculator, type InputOf, type Output, type ResultTable } from './calculator.ts'
import { STEPS, type Step } from './hit-points.steps.ts'
import { citedIn } from './shared/cited-in.ts'
import { extremes } from './shared/extremes.ts'
import { type ByPublishedRuleset, PUBLISHED_RULESET_FIELD } from './shared/ruleset-field.ts'
import { integer, number, option } from './shared/values.ts'

const EDITIONS: ByPublishedRuleset<{ readonly levelHitPoints: LevelHitPointsRule }> = {
  'srd-5.2.1': srd521MagicAndCharacters,
  'srd-5.1': srd51MagicAndCharacters,
}

const FIELDS = {
  class: { type: 'choice', options: CLASSES, default: 'fighter', named: 'terms' },
  level: { type: 'integer', minimum: LEVELS.minimum, maximum: LEVELS.maximum, default: 5 },
  constitution: { type: 'integer', minimum: -5, maximum: 10, default: 2, signed: true },
  method: { type: 'choice', options: ['fixed', 'rolled'], default: 'fixed' },
  'second-levels': { type: 'integer', minimum: 0, maximum: LEVELS.maximum - 1, default: 0, rare: true },
  'second-class': { type: 'choice', options: CLASSES, default: 'wizard', named: 'terms', rare: true },
  'per-level': { type: 'integer', minimum: 0, maximum: 5, default: 0, signed: true, rare: true },
  ruleset: PUBLISHED_RULESET_FIELD,
} as const

type Input = InputOf<typeof FIELDS>

/** The class of each level. There are no levels beyond 20. */
function classesOf(input: Input): readonly CharacterClass[] {
  const first = Array<CharacterClass>(input.level).fill(input.class)
  const second = Array<CharacterClass>(input['second-levels']).fill(input['second-class'])
  return [...first, ...second].slice(0, LEVELS.maximum)
}

/** The Hit Point maximum with the fixed value of each level. */
const fixedOf = (input: Input): ReturnType<typeof hitPointMaximum> =>
  hitPointMaximum(
    {
      levels: classesOf(input).map((each) => ({ class: each })),
      constitutionModifier: input.constitution,
      traitPerLevel: input['per-level'],
    },
    EDITIONS[input.ruleset],
  )

/** The Hit Point Dice, as `3d8+2d10`. */
function hitDiceOf(classes: readonly CharacterClass[]): string {
  const levels: Partial<Record<CharacterClass, number>> = {}
  for (const each of classes) levels[each] = (levels[each] ?? 0) + 1
  return hitDicePool(levels)
    .map(({ sides, count }) => `${count}d${sides}`)
    .join('+')
}

/** The calculation of the Hit Points, as steps. */
function stepsOf(input: Input, classes: readonly CharacterClass[]): readonly Step[] {
  const { constitution, level, method, 'second-levels': second, 'per-level': trait } = input
  const [first = input.class, ...later] = classes
  const steps: Step[] = [
    {
      kind: 'first',
      rule: 'level-1-hit-points',
      values: {
        class: first,
        die: CLASS_HIT_POINTS[first].firstLevel,
        constitution,
        result: CLASS_HIT_POINTS[first].firstLevel + constitution,
      },
    },
  ]
  const gained = (each: CharacterClass, count: number, prefix: '' | 'second-'): void => {
    if (count === 0) return
    const { hitDie, laterLevel } = CLASS_HIT_POINTS[each]
    const values = {
      class: each,
      count,
      fixed: laterLevel,
      die: `1d${hitDie}`,
      constitution,
    }
    steps.push({ kind: `${prefix}${method}`, rule: 'gaining-a-level', values })
  }
  const ofSecond = classes.length - level
  gained(first, level - 1, '')
  gained(input['second-class'], ofSecond, 'second-')
  const { leastPerLevel } = EDITIONS[input.ruleset].levelHitPoints
  const lowest = (each: CharacterClass): number => (method === 'rolled' ? 1 : CLASS_HIT_POINTS[each].laterLevel)
  const gains = later.map((each) => lowest(each) + constitution)
  if (leastPerLevel === 'none') {
    if (gains.some((gain) => gain < 0)) steps.push({ kind: 'no-least', rule: 'gaining-a-level', values: {} })
  } else if (gains.some((gain) => gain < leastPerLevel)) {
    steps.push({ kind: 'least', rule: 'gaining-a-level', values: { least: leastPerLevel } })
  }
  if (trait !== 0) {
    const values = { each: trait, levels: classes.length, result: trait * classes.length }
    steps.push({ kind: 'per-level', rule: 'exceptions-supersede', values })
  }
  if (ofSecond < second) {
    steps.push({ kind: 'too-many-levels', rule: 'level-advancement', values: { most: LEVELS.maximum } })
  }
  return steps
}

/** What each level adds, and the maximum at that level: the fixed values, or the averages of the rolls. */
function tableOf(input: Input, classes: readonly CharacterClass[]): ResultTable {
  const { constitution, 'per-level': trait, method } = input
  const edition = EDITIONS[input.ruleset]
  const fixed = fixedOf(input).steps.map(({ values }) => fraction(values.hitPoints))
  let total = fraction(0)
  const rows = classes.map((each, index): ResultTable['rows'][number] => {
    const gained =
      method === 'rolled' && index > 0
        ? mean(
            rolledHitPointsOfLevel({ class: each, constitutionModifier: constitution, traitPerLevel: trait }, edition),
          )
        : (fixed[index] ?? fraction(0))
    total = addFractions(total, gained)
    return [integer(index + 1), option('class', each), number(gained), number(total)]
  })
  return { columns: ['level', 'class', 'gained', 'maximum'], rows }
}

/** The figures and, if dice are rolled, their distribution. */
function answer(input: Input, classes: readonly CharacterClass[]): Omit<Output<Step>, 'table'> {
  const { constitution, method, 'per-level': trait } = input
  const fixed = fixedOf(input).value
  const rolled = rolledHitPointMaximum(
    { classes, constitutionModifier: constitution, traitPerLevel: trait },
    EDITIONS[input.ruleset],
  )
  const steps = stepsOf(input, classes)
  const pool = { id: 'hit-dice', kind: 'dice', value: hitDiceOf(classes) } as const
  if (method === 'fixed') {
    return {
      figures: [
        { id: 'maximum', kind: 'integer', value: fixed },
        pool,
        { id: 'rolled-mean', kind: 'number', value: mean(rolled) },
      ],
      steps,
    }
  }
  const chance = chanceThat(rolled, '>=', fixed)
  return {
    figures: [
      { id: 'mean', kind: 'number', value: mean(rolled) },
      { id: 'fixed', kind: 'integer', value: fixed },
      { id: 'as-fixed', kind: 'probability', value: chance },
      ...extremes(rolled),
      pool,
    ],
    distribution: rolled,
    threshold: fixed,
    steps: [...steps, { kind: 'compared', rule: 'hit-points', values: { fixed, chance } }],
  }
}

/** The Hit Point maximum of a character by class and level, with fixed values or rolls. */
export const hitPointsCalculator = defineCalculator({
  id: 'hit-points',
  topic: 'characters',
  rules: ['level-1-hit-points', 'gaining-a-level', 'hit-points', 'hit-point-dice'],
  fields: FIELDS,
  steps: STEPS,
  compute(input) {
    const classes = classesOf(input)
    const found = answer(input, classes)
    return ok({ ...found, table: tableOf(input, classes), steps: citedIn(input.ruleset, found.steps) })
  },
  rolls(input) {
    const later = new Set(input.method === 'rolled' ? classesOf(input).slice(1) : [])
    const offer = (id: string, each: CharacterClass) =>
      later.has(each) ? [{ id, expression: tableDice(`1d${CLASS_HIT_POINTS[each].hitDie}`) }] : []
    const second = input['second-class']
    return [...offer('level', input.class), ...(second === input.class ? [] : offer('second-level', second))]
  },
})
