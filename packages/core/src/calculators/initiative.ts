import { difference } from '../dice/compare.ts'
import { certain, type Distribution } from '../dice/distribution.ts'
import { format } from '../dice/format.ts'
import { mean } from '../dice/moments.ts'
import { addFractions, type Fraction, fraction, subtractFractions } from '../fraction.ts'
import { ok } from '../result.ts'
import { initiativeCircumstances, initiativeScore, isHeldBySurprise } from '../rules/combat/initiative.ts'
import { type InitiativePlace, initiativePlaces } from '../rules/combat/initiative-order.ts'
import { d20Distribution } from '../rules/d20-tests/d20-test.ts'
import { type RollCircumstance, rollStateUnder } from '../rules/d20-tests/roll-circumstance.ts'
import { next2012Combat } from '../rulesets/next-2012/combat.ts'
import type { RulesOf } from '../rulesets/ruleset.ts'
import { srd51Combat } from '../rulesets/srd-5-1/combat.ts'
import { srd521Combat } from '../rulesets/srd-5-2-1/combat.ts'
import type { RuleId } from '../vocabulary/rule-ids.ts'
import { defineCalculator, type Figure, type InputOf } from './calculator.ts'
import { STEPS, type Step } from './initiative.steps.ts'
import { citedIn } from './shared/cited-in.ts'
import { d20ToRoll } from './shared/d20-roll.ts'
import { goingFirst, highestTotal } from './shared/going-first.ts'
import { partsOfOne } from './shared/parts-of-one.ts'
import { type ByRuleset, IN_2012, RULESET_FIELD, TODAY } from './shared/ruleset-field.ts'
import { probability, word } from './shared/values.ts'

interface Edition {
  readonly rules: RulesOf<'initiative'>
  /** the rule of the edition for who goes first in a tie */
  readonly ties: RuleId
}

const EDITIONS: ByRuleset<Edition> = {
  'srd-5.2.1': { rules: srd521Combat, ties: 'initiative-order' },
  'srd-5.1': { rules: srd51Combat, ties: 'srd51-initiative' },
  'next-2012': { rules: next2012Combat, ties: 'next-initiative-ties' },
}

/** What changes the roll: what the rules name, and Advantage or Disadvantage from anything else. */
const CIRCUMSTANCES = ['surprise', 'invisible', 'incapacitated', 'advantage', 'disadvantage'] as const
type Circumstance = (typeof CIRCUMSTANCES)[number]

const BONUS = { type: 'integer', minimum: -10, maximum: 20, signed: true } as const
const DEXTERITY = { type: 'integer', minimum: 1, maximum: 30, rare: true } as const
const ROLLS = { type: 'integer', minimum: 1, maximum: 20, default: 1 } as const
const UNDER = {
  type: 'several',
  options: CIRCUMSTANCES,
  default: [],
  named: 'terms',
  offers: [{ when: 'ruleset', is: ['srd-5.1', 'next-2012'], options: ['surprise', 'advantage', 'disadvantage'] }],
} as const
const WITH_SECOND = { when: 'groups', is: ['2', '3'] } as const
const WITH_THIRD = { when: 'groups', is: ['3'] } as const

const FIELDS = {
  bonus: { ...BONUS, default: 2 },
  self: UNDER,
  groups: { type: 'choice', options: ['1', '2', '3'], default: '1' },
  'foe-bonus': { ...BONUS, default: 1 },
  'foe-rolls': ROLLS,
  foes: UNDER,
  'second-bonus': { ...BONUS, default: 2, shown: WITH_SECOND },
  'second-rolls': { ...ROLLS, shown: WITH_SECOND },
  second: { ...UNDER, shown: WITH_SECOND },
  'third-bonus': { ...BONUS, default: 3, shown: WITH_THIRD },
  'third-rolls': { ...ROLLS, shown: WITH_THIRD },
  third: { ...UNDER, shown: WITH_THIRD },
  dexterity: { ...DEXTERITY, default: 14, shown: IN_2012 },
  'foe-dexterity': { ...DEXTERITY, default: 12, shown: IN_2012 },
  'second-dexterity': { ...DEXTERITY, default: 14, shown: [IN_2012, WITH_SECOND] },
  'third-dexterity': { ...DEXTERITY, default: 16, shown: [IN_2012, WITH_THIRD] },
  scores: { type: 'flag', default: false, rare: true, shown: TODAY },
  characters: { type: 'flag', default: false, rare: true },
  ruleset: RULESET_FIELD,
} as const

type Input = InputOf<typeof FIELDS>

interface Group {
  readonly id: 'group-1' | 'group-2' | 'group-3'
  readonly bonus: number
  readonly rolls: number
  readonly under: readonly Circumstance[]
  readonly dexterity: number
}

/** The groups of opponents in the input. */
function groupsOf(input: Input): readonly Group[] {
  const [first, second, third] = [
    { bonus: input['foe-bonus'], rolls: input['foe-rolls'], under: input.foes, dexterity: input['foe-dexterity'] },
    {
      bonus: input['second-bonus'],
      rolls: input['second-rolls'],
      under: input.second,
      dexterity: input['second-dexterity'],
    },
    {
      bonus: input['third-bonus'],
      rolls: input['third-rolls'],
      under: input.third,
      dexterity: input['third-dexterity'],
    },
  ]
  const groups: readonly Group[] = [
    { id: 'group-1', ...first },
    { id: 'group-2', ...second },
    { id: 'group-3', ...third },
  ]
  return groups.slice(0, Number(input.groups))
}

const circumstancesOf = (under: readonly Circumstance[], rules: RulesOf<'initiative'>): readonly RollCircumstance[] =>
  under.flatMap((one) =>
    one === 'advantage' || one === 'disadvantage' ? [{ rule: one, gives: one }] : initiativeCircumstances([one], rules),
  )

/** How a contender rolls. */
const rollOf = (bonus: number, under: readonly Circumstance[], rules: RulesOf<'initiative'>) => ({
  state: rollStateUnder(circumstancesOf(under, rules)),
  modifier: bonus,
})

function totalOf(
  bonus: number,
  under: readonly Circumstance[],
  rules: RulesOf<'initiative'>,
  scores: boolean,
): Distribution {
  const { state } = rollOf(bonus, under, rules)
  if (scores) return certain(initiativeScore({ dexterityModifier: bonus, state }))
  const d20 = d20Distribution(state)
  return { ...d20, minimum: d20.minimum + bonus }
}

/** Whether Initiative scores can replace rolls. */
const hasScores = ({ initiative }: RulesOf<'initiative'>): boolean => initiative.score !== 'none'

const held = (under: readonly Circumstance[], rules: RulesOf<'initiative'>): boolean =>
  isHeldBySurprise({ surprised: under.includes('surprise'), turnsTaken: 0 }, rules)

/** A step for each circumstance that changes a roll by its own rule, and a step if they cancel each other. */
function circumstanceSteps(whose: 'you' | 'foes', ofRolls: readonly (readonly RollCircumstance[])[]): readonly Step[] {
  const cancels = ofRolls.some((under) => under.length > 0 && rollStateUnder(under) === 'normal')
  return [
    ...Array.from(
      new Map(ofRolls.flat().map((one) => [one.rule, one])).values(),
      ({ rule, gives }) => ({ kind: `${whose}-${gives}`, rule, values: { why: rule } }) as const,
    ),
    ...(cancels ? [{ kind: `${whose}-cancel`, rule: 'they-dont-stack', values: {} } as const] : []),
  ]
}

/** Who or what decides the order of you and an opponent in a tie. */
function tieDecidedBy(characters: boolean, rules: RulesOf<'initiative'>): InitiativePlace['decidedBy'] {
  const tied = { count: 0, dexterityScore: DEXTERITY.minimum }
  const you = { ...tied, id: 'you', kind: 'character' } as const
  const opponent = { ...tied, id: 'opponent', kind: characters ? 'character' : 'monster' } as const
  return initiativePlaces([you, opponent], rules)[0]?.decidedBy ?? 'nobody'
}

/** The odds of going first, against one opponent or several in groups, with ties and surprise as in the edition. */
export const initiativeCalculator = defineCalculator({
  id: 'initiative',
  topic: 'combat',
  rules: [
    'initiative',
    'surprise',
    'invisible',
    'incapacitated',
    'advantage',
    'disadvantage',
    'initiative-order',
    'srd51-initiative',
    'srd51-surprise',
    'next-initiative',
    'next-surprise',
  ],
  fields: FIELDS,
  steps: STEPS,
  presets: [
    { id: 'ambush', input: { self: [], foes: ['surprise'], second: ['surprise'], third: ['surprise'] } },
    { id: 'ambushed', input: { self: ['surprise'], foes: [], second: [], third: [] } },
  ],
  compute(input) {
    const { bonus, self, dexterity, characters, ruleset } = input
    const { rules, ties } = EDITIONS[ruleset]
    const scores = input.scores && hasScores(rules)
    const you = { total: totalOf(bonus, self, rules, false), dexterity }
    const groups = groupsOf(input).map((group) => ({
      ...group,
      total: totalOf(group.bonus, group.under, rules, scores),
    }))
    const chances = goingFirst(you, groups, rules.initiative)
    const rest = subtractFractions(fraction(1), addFractions(chances.first, chances.tied))
    const [first, tied, behind] = partsOfOne(chances.first, chances.tied, rest)
    const distribution = difference(you.total, highestTotal(groups))
    const decidedBy = tieDecidedBy(characters, rules)
    const areTiesDecided = rules.initiative.ties === 'decided'
    const free = groups.filter(({ under }) => !held(under, rules))
    const youAreHeld = held(self, rules)
    const anyHeld = youAreHeld || free.length < groups.length

    const own = circumstancesOf(self, rules)
    const steps: Step[] = [
      { kind: 'you', rule: 'initiative', values: { dice: format(d20ToRoll(rollOf(bonus, self, rules))) } },
      ...circumstanceSteps('you', [own]),
    ]
    for (const { id, rolls, bonus: modifier, under, total } of groups) {
      const text = format(d20ToRoll(rollOf(modifier, under, rules)))
      steps.push(
        scores
          ? { kind: `${id}-score`, rule: 'initiative', values: { score: total.minimum } }
          : { kind: id, rule: 'initiative', values: { rolls, dice: text } },
      )
    }
    steps.push(
      ...circumstanceSteps(
        'foes',
        groups.map(({ under }) => circumstancesOf(under, rules)),
      ),
    )
    if (decidedBy !== 'nobody') steps.push({ kind: `ties-${decidedBy}`, rule: ties, values: { tied } })
    if (anyHeld) steps.push({ kind: youAreHeld ? 'you-wait' : 'foes-wait', rule: 'surprise', values: {} })

    const actsFirst = (): Fraction => {
      if (youAreHeld) return free.length > 0 ? fraction(0) : first.value
      return free.length > 0 ? goingFirst(you, free, rules.initiative).first : fraction(1)
    }
    const order: readonly [Figure, ...Figure[]] = [
      { id: 'first', ...first },
      ...(areTiesDecided ? [{ id: 'tied', ...tied }] : []),
      { id: 'behind', ...behind },
      { id: 'margin', kind: 'number', value: mean(distribution) },
    ]
    const table = {
      columns: areTiesDecided ? (['group', 'first', 'tied'] as const) : (['group', 'first'] as const),
      rows: groups.map((group) => {
        const against = goingFirst(you, [group], rules.initiative)
        const chances = areTiesDecided ? [against.first, against.tied] : [against.first]
        return [word(group.id), ...chances.map(probability)] as const
      }),
    }
    return ok({
      figures: anyHeld ? [{ id: 'acts', kind: 'probability', value: actsFirst() }, ...order] : order,
      distribution,
      // If Dexterity decides ties, an equal total is enough for the combatant with the highest.
      threshold: !areTiesDecided && groups.every((group) => dexterity > group.dexterity) ? 0 : 1,
      ...(groups.length > 1 ? { table } : {}),
      steps: citedIn(ruleset, steps),
    })
  },
  rolls: (input) => {
    const { rules } = EDITIONS[input.ruleset]
    return [
      { id: 'you', expression: d20ToRoll(rollOf(input.bonus, input.self, rules)) },
      ...(input.scores && hasScores(rules) ? [] : groupsOf(input)).map(({ id, bonus, under }) => ({
        id,
        expression: d20ToRoll(rollOf(bonus, under, rules)),
      })),
    ]
  },
})
