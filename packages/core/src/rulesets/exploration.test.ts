import { expect, test } from 'vitest'
import { CARRYING_CAPACITIES, PLAYTEST_CARRYING_CAPACITIES } from '../tables/objects/carrying-capacities.ts'
import { next2012Exploration } from './next-2012/exploration.ts'
import { next2012 } from './next-2012.ts'
import { srd521Exploration } from './srd-5-2-1/exploration.ts'
import { srd521 } from './srd-5-2-1.ts'

// SRD 5.2.1; the page follows each figure
test('exploration in SRD 5.2.1', () => {
  expect(srd521Exploration).toStrictEqual({
    vision: {
      lightlyObscuredPerception: 'disadvantage', // 11
      heavilyObscuredCondition: 'blinded', // 11
      senses: ['blindsight', 'darkvision', 'tremorsense', 'truesight'], // 11
    },
    carrying: {
      capacities: CARRYING_CAPACITIES, // 178
      overloadedSpeedFeet: 5, // 178
      overloadedBy: ['drag', 'lift', 'push'], // 178
      encumbered: 'none',
      encumbranceVariant: [],
    },
    travel: {
      decidedBy: 'pace', // 12
      effects: { on: 'checks' }, // 12
      terrain: { limits: 'pace' }, // 192
      mountsDouble: 'chosen-pace', // 12
      ratesByHighSpeed: true, // 192
    },
    suffocation: { outOfBreath: 'exhaustion' }, // 189
    dailyNeeds: { by: 'size' }, // 181, 185
    objects: {
      immunities: ['poison', 'psychic'], // 178
      fragileBreakAutomatically: true, // 177
    },
    hazards: ['burning', 'dehydration', 'falling', 'malnutrition', 'suffocation'], // 12
    environmentalEffects: [
      ...['deep-water', 'extreme-cold', 'extreme-heat', 'frigid-water'], // 195
      ...['heavy-precipitation', 'high-altitude', 'slippery-ice', 'strong-wind', 'thin-ice'], // 195
    ],
    poisons: { applying: 'bonus-action', harvesting: 'check' }, // 197
    traps: {
      scaled: 'by-level', // 199
      // 199 to 201
      list: [
        'collapsing-roof',
        'falling-net',
        'fire-casting-statue',
        'hidden-pit',
        'poisoned-darts',
        'poisoned-needle',
        'rolling-stone',
        'spiked-pit',
      ],
    },
    afflictions: ['curses', 'fear-and-mental-stress', 'magical-contagions'], // 193, 196
    speeds: ['speed', 'burrow-speed', 'climb-speed', 'fly-speed', 'swim-speed'], // 188
  })
  expect(srd521).toMatchObject(srd521Exploration)
})

// 2012 playtest; the heading follows each figure
test('exploration in the 2012 playtest', () => {
  expect(next2012Exploration).toStrictEqual({
    vision: { lightlyObscuredPerception: 'normal', heavilyObscuredCondition: 'none', senses: [] },
    carrying: {
      capacities: PLAYTEST_CARRYING_CAPACITIES, // Carrying Capacity
      overloadedSpeedFeet: 5, // Lift and Drag Weight
      overloadedBy: ['drag', 'push'], // Lift and Drag Weight
      encumbered: { rule: 'next-strength', speedReducedFeet: 10, d20Tests: 'disadvantage' }, // Carrying Capacity
      encumbranceVariant: [],
    },
    travel: { decidedBy: 'speed', timesPerMinute: 10, hustleTimes: 2 }, // Movement, Modes of Movement
    suffocation: 'none',
    dailyNeeds: 'none',
    objects: 'none',
    hazards: [],
    environmentalEffects: [],
    poisons: 'none',
    traps: 'none',
    afflictions: [],
    speeds: ['speed'], // Movement
  })
  expect(next2012).toMatchObject(next2012Exploration)
})
