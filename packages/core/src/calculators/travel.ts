import { add, certain, probability as chanceThat, type Distribution, mean, mix } from '../dice/distribution.ts'
import { fraction, subtractFractions } from '../fraction.ts'
import { ok } from '../result.ts'
import { chanceOfSuccess } from '../rules/d20-test.ts'
import { extendedTravelSaves, hourOfTravelCountsAs } from '../rules/extended-travel.ts'
import { maximumPace } from '../rules/maximum-pace.ts'
import { feetPerMinute, milesInDays, milesInHours } from '../rules/travel-pace.ts'
import { srd521Exploration } from '../rulesets/srd-5-2-1-exploration.ts'
import { ENVIRONMENT_FIGURES } from '../tables/environment-figures.ts'
import { TRAVEL_FIGURES } from '../tables/travel-figures.ts'
import { TRAVEL_TERRAINS } from '../tables/travel-terrains.ts'
import { ROLL_STATES } from '../vocabulary/d20-tests.ts'
import type { RuleId } from '../vocabulary/rule-ids.ts'
import { TERRAINS } from '../vocabulary/terrains.ts'
import { TRAVEL_PACES } from '../vocabulary/travel-paces.ts'
import { defineCalculator, type Figure, type Step } from './calculator.ts'
import { d20ToRoll } from './shared/d20-roll.ts'
import { integer, option, probability, signed } from './shared/values.ts'

/** Where a group goes at a pace of its own; on water the vehicle decides. */
const TERRAINS_ON_FOOT = TERRAINS.filter((terrain) => TRAVEL_TERRAINS[terrain].maximumPace !== 'vehicle')

const NORMAL_SPEED = 30
const SLOWED = [{ speedFeet: NORMAL_SPEED / TRAVEL_FIGURES.slowWhenSpeedDividedBy, normalSpeedFeet: NORMAL_SPEED }]

/** The step for each rule that limits the pace. */
const LIMITS: Readonly<Partial<Record<RuleId, string>>> = {
  'travel-terrain': 'terrain',
  'special-movement': 'flying',
  'good-roads': 'good-road',
  'slower-travelers': 'slowed',
}

/** How far a group travels, how fast it can go there, and what too many hours do to it. */
export const travel = defineCalculator({
  id: 'travel',
  rules: ['travel-pace', 'travel-terrain', 'good-roads', 'slower-travelers', 'extended-travel', 'high-altitude'],
  fields: {
    hours: { type: 'integer', minimum: 0, maximum: 24, default: 8 },
    pace: { type: 'choice', options: TRAVEL_PACES, default: 'normal' },
    terrain: { type: 'choice', options: TERRAINS_ON_FOOT, default: 'grassland' },
    'good-road': { type: 'flag', default: false },
    mounted: { type: 'flag', default: false },
    slowed: { type: 'flag', default: false },
    equipped: { type: 'flag', default: false, shown: { when: 'terrain', is: ['arctic'] } },
    save: { type: 'integer', minimum: -10, maximum: 20, default: 2, signed: true },
    state: { type: 'choice', options: ROLL_STATES, default: 'normal', rare: true },
    flying: { type: 'flag', default: false, rare: true },
    'high-altitude': { type: 'flag', default: false, rare: true },
  },
  compute(input) {
    const { hours, pace, terrain, mounted, slowed, equipped, save, state, flying } = input
    const limit = maximumPace({
      terrain,
      goodRoad: input['good-road'],
      equipped,
      ignoresTerrain: flying,
      ...(slowed ? { members: SLOWED } : {}),
    })
    const fastest = limit.pace === 'vehicle' ? 'fast' : limit.pace
    const actual = TRAVEL_PACES[Math.min(TRAVEL_PACES.indexOf(pace), TRAVEL_PACES.indexOf(fastest))] ?? pace
    const doubled = mounted ? Math.min(hours, TRAVEL_FIGURES.mounted.hours) : 0
    const miles = milesInHours(actual, hours, doubled)
    const { fromFeet } = ENVIRONMENT_FIGURES.highAltitude
    const counts = hourOfTravelCountsAs(input['high-altitude'] ? fromFeet : 0, false)
    const saves = extendedTravelSaves(hours, counts).map(({ dc, exhaustionLevels }) => {
      const success = chanceOfSuccess({ modifier: save, dc, state })
      const levels: Distribution = mix([
        { probability: success, distribution: certain(0) },
        { probability: subtractFractions(fraction(1), success), distribution: certain(exhaustionLevels) },
      ])
      return { dc, levels }
    })
    const exhaustion = saves.map(({ levels }) => levels).reduce((sum, levels) => add(sum, levels), certain(0))
    const rested = chanceThat(exhaustion, '=', 0)
    const { foragingDc, navigationDc, searchDc } = TRAVEL_TERRAINS[terrain]
    const perHour = milesInHours(actual, 1)
    const traveler = { pace: actual, speedFeet: NORMAL_SPEED, hustling: false }

    const steps: Step[] = limit.steps.map(({ rule, result }) => ({
      rule,
      id: LIMITS[rule] ?? 'terrain',
      values: { terrain: option('terrain', terrain), pace: option('pace', String(result['pace'])) },
    }))
    if (actual !== pace) steps.push({ rule: 'travel-pace', id: 'too-fast', values: { pace: option('pace', pace) } })
    steps.push({
      rule: 'travel-pace',
      id: 'distance',
      values: {
        pace: option('pace', actual),
        perHour: integer(perHour),
        hours: integer(hours),
        miles: integer(milesInHours(actual, hours)),
      },
    })
    if (doubled > 0) {
      const values = { times: integer(TRAVEL_FIGURES.mounted.times), miles: integer(miles) }
      steps.push({ rule: 'travel-pace', id: 'mounted', values })
    }
    steps.push({ rule: 'travel-pace', id: `effect-${actual}`, values: {} })
    if (counts > 1) steps.push({ rule: 'high-altitude', id: 'high-altitude', values: { counts: integer(counts) } })
    const [first] = saves
    const last = saves.at(-1)
    if (first && last) {
      steps.push({
        rule: 'extended-travel',
        id: 'saves',
        values: {
          limit: integer(TRAVEL_FIGURES.extendedTravel.hoursPerDay),
          count: integer(saves.length),
          first: integer(first.dc),
          last: integer(last.dc),
          save: signed(save),
          chance: probability(rested),
        },
      })
    }
    const dcs = { foraging: integer(foragingDc), navigation: integer(navigationDc), search: integer(searchDc) }
    steps.push({ rule: 'travel-terrain', id: 'dcs', values: dcs })
    const tiring: Figure[] =
      saves.length === 0
        ? []
        : [
            { id: 'rested', kind: 'probability', value: rested },
            { id: 'exhaustion', kind: 'number', value: mean(exhaustion) },
            { id: 'hardest', kind: 'integer', value: last?.dc ?? 0 },
          ]
    return ok({
      figures: [
        { id: 'miles', kind: 'integer', value: miles },
        ...tiring,
        { id: 'per-hour', kind: 'integer', value: perHour },
        { id: 'per-day', kind: 'integer', value: milesInDays(actual, 1) },
        { id: 'per-minute', kind: 'integer', value: feetPerMinute(traveler, srd521Exploration.travel) },
      ],
      ...(saves.length === 0 ? {} : { distribution: exhaustion }),
      steps,
    })
  },
  rolls: ({ save, state }) => [{ id: 'save', expression: d20ToRoll({ state, modifier: save }) }],
})
