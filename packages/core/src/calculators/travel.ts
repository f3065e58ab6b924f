import { certain, probability as chanceThat, type Distribution } from '../dice/distribution.ts'
import { mean } from '../dice/moments.ts'
import { ok } from '../result.ts'
import { maximumExhaustion } from '../rules/conditions/exhaustion.ts'
import { type ExtendedTravelSave, extendedTravelSaves, hourOfTravelCountsAs } from '../rules/travel/extended-travel.ts'
import { allowedPace, maximumPace } from '../rules/travel/maximum-pace.ts'
import {
  canUseStealthAtPace,
  feetPerMinute,
  milesInDays,
  milesInHours,
  passivePerceptionAtPace,
} from '../rules/travel/travel-pace.ts'
import type { PacedTravel, TravelRule } from '../rulesets/exploration.ts'
import { next2012Exploration } from '../rulesets/next-2012/exploration.ts'
import type { RulesOf } from '../rulesets/ruleset.ts'
import { srd51DamageAndHealing } from '../rulesets/srd-5-1/damage-and-healing.ts'
import { srd51Exploration } from '../rulesets/srd-5-1/exploration.ts'
import { srd521DamageAndHealing } from '../rulesets/srd-5-2-1/damage-and-healing.ts'
import { srd521Exploration } from '../rulesets/srd-5-2-1/exploration.ts'
import { ENVIRONMENT_FIGURES } from '../tables/hazards/environment-figures.ts'
import { TRAVEL_FIGURES } from '../tables/travel/travel-figures.ts'
import { TRAVEL_TERRAINS } from '../tables/travel/travel-terrains.ts'
import { ROLL_STATES } from '../vocabulary/d20-tests.ts'
import { TERRAINS } from '../vocabulary/terrains.ts'
import { TRAVEL_PACES, type TravelPace } from '../vocabulary/travel-paces.ts'
import { LARGE_VEHICLES, type LargeVehicle } from '../vocabulary/vehicles.ts'
import { defineCalculator, type Figure, type InputOf, type Output } from './calculator.ts'
import { citedIn } from './shared/cited-in.ts'
import { d20ToRoll } from './shared/d20-roll.ts'
import { afterSave } from './shared/exhausting-saves.ts'
import { type ByRuleset, IN_2012, IN_2014, PUBLISHED, RULESET_FIELD, TODAY } from './shared/ruleset-field.ts'
import { voyage, walk } from './shared/travel-stages.ts'
import { quantity } from './shared/values.ts'
import { STEPS, type Step } from './travel.steps.ts'

const TRAVEL: ByRuleset<TravelRule> = {
  'srd-5.2.1': srd521Exploration.travel,
  'srd-5.1': srd51Exploration.travel,
  'next-2012': next2012Exploration.travel,
}

/** Where a group chooses its pace; on water the vehicle decides. */
const TERRAINS_ON_FOOT = TERRAINS.filter((terrain) => TRAVEL_TERRAINS[terrain].maximumPace !== 'vehicle')

const NORMAL_SPEED = 30
const SLOWED = [{ speedFeet: NORMAL_SPEED / TRAVEL_FIGURES.slowWhenSpeedDividedBy, normalSpeedFeet: NORMAL_SPEED }]

/** The step kind for the reason that limits the pace. */
const LIMITED_BY = {
  'terrain-limits-pace': 'terrain',
  'terrain-ignored': 'flying',
  'road-raises-pace': 'good-road',
  'member-slows-pace': 'slowed',
} as const

const ON_FOOT = [PUBLISHED, { when: 'by', is: ['foot'] }] as const
const AT_A_PACE = [TODAY, { when: 'by', is: ['foot'] }] as const

/** Vehicles of lakes and rivers, to which a current adds. */
const ON_RIVERS: readonly LargeVehicle[] = ['keelboat', 'rowboat']

const FIELDS = {
  hours: { type: 'integer', minimum: 0, maximum: 24, default: 8 },
  by: {
    type: 'choice',
    options: ['foot', ...LARGE_VEHICLES],
    default: 'foot',
    named: 'terms',
    own: ['foot'],
    shown: TODAY,
  },
  pace: { type: 'choice', options: TRAVEL_PACES, default: 'normal', shown: ON_FOOT },
  terrain: { type: 'choice', options: TERRAINS_ON_FOOT, default: 'grassland', named: 'terms', shown: AT_A_PACE },
  'good-road': { type: 'flag', default: false, shown: AT_A_PACE },
  mounted: { type: 'flag', default: false, shown: ON_FOOT },
  'difficult-terrain': { type: 'flag', default: false, shown: IN_2014 },
  slowed: { type: 'flag', default: false, shown: AT_A_PACE },
  equipped: { type: 'flag', default: false, shown: [...AT_A_PACE, { when: 'terrain', is: ['arctic'] }] },
  save: { type: 'integer', minimum: -10, maximum: 20, default: 2, signed: true, shown: ON_FOOT },
  state: { type: 'choice', options: ROLL_STATES, default: 'normal', rare: true, shown: ON_FOOT },
  flying: { type: 'flag', default: false, rare: true, shown: AT_A_PACE },
  'high-altitude': { type: 'flag', default: false, rare: true, shown: AT_A_PACE },
  'against-wind': { type: 'flag', default: false, shown: [TODAY, { when: 'by', is: LARGE_VEHICLES }] },
  current: {
    type: 'integer',
    minimum: 0,
    maximum: 20,
    default: 0,
    unit: 'miles',
    shown: [TODAY, { when: 'by', is: ON_RIVERS }],
  },
  speed: { type: 'integer', minimum: 0, maximum: 120, default: 30, unit: 'feet', step: 5, shown: IN_2012 },
  hustling: { type: 'flag', default: false, shown: IN_2012 },
  ruleset: RULESET_FIELD,
} as const

type Input = InputOf<typeof FIELDS>

/** What the saves of too many hours do. */
function tiringOf(
  { save, state }: Input,
  saves: readonly ExtendedTravelSave[],
  rules: RulesOf<'conditions'>,
): Pick<Output<Step>, 'steps'> & { readonly exhaustion: Distribution; readonly figures: readonly Figure[] } {
  const exhaustion = saves.reduce<Distribution>(
    (levels, one) => afterSave(levels, () => ({ ...one, modifier: save, state }), rules),
    certain(0),
  )
  const [first] = saves
  const last = saves.at(-1)
  if (!first || !last) return { exhaustion, steps: [], figures: [] }
  const rested = chanceThat(exhaustion, '=', 0)
  return {
    exhaustion,
    steps: [
      {
        kind: 'saves',
        rule: 'extended-travel',
        values: {
          limit: TRAVEL_FIGURES.extendedTravel.hoursPerDay,
          count: saves.length,
          first: first.dc,
          last: last.dc,
          save,
          chance: rested,
        },
      },
    ],
    figures: [
      { id: 'rested', kind: 'probability', value: rested },
      { id: 'exhaustion', kind: 'number', value: mean(exhaustion) },
      { id: 'hardest', kind: 'integer', value: last.dc },
      { id: 'alive', kind: 'probability', value: chanceThat(exhaustion, '<', maximumExhaustion(rules)) },
    ],
  }
}

/** What a pace does besides the distance, in an edition where it decides about stealth. */
function paceSteps(pace: TravelPace, rule: PacedTravel): readonly Step[] {
  const penalty = passivePerceptionAtPace(pace, { travel: rule })
  const kind = canUseStealthAtPace(pace, { travel: rule }) ? 'stealth' : 'no-stealth'
  const unaware: readonly Step[] = penalty === 0 ? [] : [{ kind: 'unaware', rule: 'travel-pace', values: { penalty } }]
  return [...unaware, { kind, rule: 'travel-pace', values: {} }]
}

/** A journey of a group whose pace no terrain limits: Difficult Terrain divides the distance. */
function throughAnyTerrain(input: Input, rule: PacedTravel, dividedBy: number): Output<Step> {
  const { hours, pace, mounted, 'difficult-terrain': difficultTerrain, ruleset } = input
  const travel = { travel: rule }
  const doubledHours = mounted ? Math.min(hours, TRAVEL_FIGURES.mounted.hours) : 0
  const miles = milesInHours({ pace, hours, doubledHours, difficultTerrain }, travel)
  const perHour = milesInHours({ pace, hours: 1, difficultTerrain }, travel)
  const saves = extendedTravelSaves({ hours })
  const { exhaustion, steps: saveSteps, figures: tiring } = tiringOf(input, saves, srd51DamageAndHealing)
  const steps: Step[] = [
    {
      kind: 'distance',
      rule: 'travel-pace',
      values: { pace, perHour: milesInHours({ pace, hours: 1 }, travel), hours, miles: milesInHours({ pace, hours }) },
    },
  ]
  if (doubledHours > 0) {
    const values = { times: TRAVEL_FIGURES.mounted.times, miles: milesInHours({ pace, hours, doubledHours }, travel) }
    steps.push({ kind: 'gallop', rule: 'travel-pace', values })
  }
  if (difficultTerrain) steps.push({ kind: 'difficult-terrain', rule: 'travel-pace', values: { by: dividedBy, miles } })
  steps.push(...paceSteps(pace, rule), ...saveSteps)
  if (saves.length > 1) steps.push({ kind: 'hinders-saves', rule: 'exhaustion', values: {} })
  return {
    figures: [
      { id: 'miles', ...quantity(miles, 'miles') },
      ...tiring,
      { id: 'per-hour', ...quantity(perHour, 'miles') },
      { id: 'per-day', ...quantity(milesInDays({ pace, days: 1, difficultTerrain }, travel), 'miles') },
      { id: 'per-minute', ...quantity(feetPerMinute({ pace, difficultTerrain }, travel), 'feet') },
    ],
    ...(saves.length === 0 ? {} : { distribution: exhaustion }),
    steps: citedIn(ruleset, steps),
  }
}

/** A journey of a group that chooses its pace. */
function atAPace(input: Input, rule: TravelRule): Output<Step> {
  const { hours, pace, terrain, mounted, slowed, equipped, flying } = input
  const stage = {
    terrain,
    goodRoad: input['good-road'],
    equipped,
    ignoresTerrain: flying,
    ...(slowed ? { members: SLOWED } : {}),
  }
  const limit = maximumPace(stage)
  const allowed = allowedPace({ wished: pace, ...stage })
  const actual = allowed === 'vehicle' ? pace : allowed
  const doubled = mounted ? Math.min(hours, TRAVEL_FIGURES.mounted.hours) : 0
  const miles = milesInHours({ pace: actual, hours, doubledHours: doubled })
  const { fromFeet } = ENVIRONMENT_FIGURES.highAltitude
  const counts = hourOfTravelCountsAs({ altitudeFeet: input['high-altitude'] ? fromFeet : 0 })
  const saves = extendedTravelSaves({ hours, hourCountsAs: counts })
  const { exhaustion, steps: saveSteps, figures: tiring } = tiringOf(input, saves, srd521DamageAndHealing)
  const { foragingDc, navigationDc, searchDc } = TRAVEL_TERRAINS[terrain]
  const perHour = milesInHours({ pace: actual, hours: 1 })

  const steps: Step[] = limit.steps.map((step) => ({
    kind: LIMITED_BY[step.kind],
    rule: step.rule,
    values: { terrain, pace: step.values.pace },
  }))
  if (actual !== pace) steps.push({ kind: 'too-fast', rule: 'travel-pace', values: { pace } })
  steps.push({
    kind: 'distance',
    rule: 'travel-pace',
    values: {
      pace: actual,
      perHour,
      hours,
      miles: milesInHours({ pace: actual, hours }),
    },
  })
  if (doubled > 0) {
    const values = { times: TRAVEL_FIGURES.mounted.times, miles }
    steps.push({ kind: 'mounted', rule: 'travel-pace', values })
  }
  steps.push({ kind: `effect-${actual}`, rule: 'travel-pace', values: {} })
  if (counts > 1) steps.push({ kind: 'high-altitude', rule: 'high-altitude', values: { counts } })
  steps.push(...saveSteps)
  if (saves.length > 1) steps.push({ kind: 'lowers-saves', rule: 'exhaustion', values: {} })
  const dcs = { foraging: foragingDc, navigation: navigationDc, search: searchDc }
  steps.push({ kind: 'dcs', rule: 'travel-terrain', values: dcs })
  return {
    figures: [
      { id: 'miles', ...quantity(miles, 'miles') },
      ...tiring,
      { id: 'per-hour', ...quantity(perHour, 'miles') },
      { id: 'per-day', ...quantity(milesInDays({ pace: actual, days: 1 }), 'miles') },
      { id: 'per-minute', ...quantity(feetPerMinute({ pace: actual }, { travel: rule }), 'feet') },
    ],
    ...(saves.length === 0 ? {} : { distribution: exhaustion }),
    steps,
  }
}

/** How far a group travels, its fastest pace there, and the effect of too many hours. */
export const travelCalculator = defineCalculator({
  id: 'travel',
  topic: 'exploration',
  rules: [
    'travel-pace',
    'travel-terrain',
    'extended-travel',
    'high-altitude',
    'vehicles',
    'srd51-travel',
    'next-movement',
  ],
  fields: FIELDS,
  steps: STEPS,
  compute(input) {
    const { hours, by, ruleset, current, speed, hustling } = input
    const rule = TRAVEL[ruleset]
    if (rule.decidedBy === 'speed') return ok(walk({ hours, speed, hustling }, rule))
    if (rule.terrain.limits === 'distance') return ok(throughAnyTerrain(input, rule, rule.terrain.dividedBy))
    if (by === 'foot') return ok(atAPace(input, rule))
    return ok(
      voyage({
        by,
        hours,
        againstStrongWind: input['against-wind'],
        downstreamMilesPerHour: ON_RIVERS.includes(by) ? current : 0,
      }),
    )
  },
  rolls: ({ save, state, by, ruleset }) =>
    TRAVEL[ruleset].decidedBy === 'pace' && by === 'foot'
      ? [{ id: 'save', expression: d20ToRoll({ state, modifier: save }) }]
      : [],
})
