import { expect, test } from 'vitest'
import { printFigures } from '../../test/print-figures.ts'
import { next2012Figures } from './next-2012.ts'

// 2012 playtest; the heading follows each figure
test('figures of the 2012 playtest', () => {
  expect(printFigures(next2012Figures)).toStrictEqual({
    'next-ordinary-score-maximum': 'integer 18', // Ability Scores
    'next-unencumbered-per-strength': 'pounds 10', // Carrying Capacity
    'next-carrying-per-strength': 'pounds 20', // Carrying Capacity
    'next-dragging-per-strength': 'pounds 50', // Carrying Capacity
    'next-encumbered-speed-penalty': 'feet 10', // Carrying Capacity
    'next-overloaded-speed': 'feet 5', // Carrying Capacity
    'next-actions-count': 'integer 12', // Actions in Combat
    'next-disengage-distance': 'feet 10', // Disengage
    'next-dodge-bonus': 'signed 4', // Dodge
    'next-help-ability-minimum': 'integer 10', // Help
    'next-coup-de-grace-distance': 'feet 5', // Coup de Grace
    'next-movement-step': 'feet 5', // Movement in Combat
    'next-difficult-terrain-extra-cost': 'feet 5 per 5', // Movement in Combat
    'next-stand-up-cost': 'feet 5', // Movement in Combat
    'next-standing-high-jump-minimum': 'feet 1', // Modes of Movement
    'next-travel-speed-multiplier': 'integer 10', // Travel
    'next-hustle-travel-multiplier': 'integer 2', // Travel
    'next-death-save-dc': 'integer 10', // Dying
    'next-death-save-successes': 'integer 3', // Dying
    'next-death-save-damage': 'dice 1d6', // Dying
    'next-stable-hit-points': 'integer 1', // Stable
    'next-stable-hours': 'dice 2d6', // Stable
    'next-knock-out-hit-points': 'integer 0', // Knocking a Creature Out
    'next-short-rest-minutes': 'integer 10', // Short Rest
    'next-long-rest-hours': 'integer 8', // Long Rest
    'next-long-rest-light-activity-hours': 'integer 2', // Long Rest
    'next-long-rest-minimum-hit-points': 'integer 1', // Long Rest
    'next-long-rest-per-hours': 'integer 24', // Long Rest
    'next-conditions-count': 'integer 12', // Conditions
    'next-prone-attack-penalty': 'signed -2', // Prone
    'next-prone-ranged-distance': 'feet 10', // Prone
    'next-intoxicated-spell-dc': 'integer 10', // Intoxicated
    'next-intoxicated-damage-reduction': 'dice 1d6', // Intoxicated
    'next-blinded-speed-divisor': 'integer 2', // Blinded
    'next-ethereal-damage-divisor': 'integer 2', // Ethereal
    'next-spell-save-base-dc': 'integer 10', // Spells and Saving Throws
    'next-spell-disruption-dc': 'integer 10', // Spell Disruption
    'next-spell-disruption-distance': 'feet 5', // Spell Disruption
    'next-area-shapes-count': 'integer 5', // Areas of Effect
    'next-adventurer-score-maximum': 'integer 20', // Ability Scores
    'next-ability-score-maximum': 'integer 30', // Ability Scores
    'next-round-seconds': 'integer 6', // The Round
    'next-rounds-per-minute': 'integer 10', // Time
    'next-default-reach': 'feet 5', // Melee Attacks
    'next-natural-hit': 'integer 20', // Attack Rolls
    'next-natural-miss': 'integer 1', // Attack Rolls
    'next-half-cover-bonus': 'signed 2', // Cover
    'next-three-quarters-cover-bonus': 'signed 5', // Cover
    'next-climbing-extra-cost': 'feet 5 per 5', // Modes of Movement
    'next-swimming-extra-cost': 'feet 5 per 5', // Modes of Movement
    'next-crawling-extra-cost': 'feet 5 per 5', // Modes of Movement
    'next-jump-run-up': 'feet 10', // Modes of Movement
    'next-high-jump-base': 'single feet 3', // Modes of Movement
  })
})
