import type { Example } from './calculator.ts'
import type { gridCalculator } from './grid.ts'

/** Worked examples of the grid calculator with their sources; separate so that pages do not load them. */
export const GRID_EXAMPLES: readonly Example<typeof gridCalculator.fields>[] = [
  {
    id: 'speed-of-30',
    source: 'SRD 5.2.1, Playing the Game, Playing on a Grid (page 13): a Speed of 30 feet is 6 squares',
    input: { path: 'e e e e e e', other: 'none' },
    figures: { cost: '30', left: '0', squares: '6' },
  },
  {
    id: 'diagonal',
    source: 'SRD 5.2.1, Playing the Game, Playing on a Grid (page 13): a diagonal costs 1 square as well',
    input: { path: 'ne ne ne', other: 'none' },
    figures: { cost: '15', left: '15' },
  },
  {
    id: 'difficult-terrain',
    source: 'SRD 5.2.1, Playing the Game, Playing on a Grid (page 13): a square of Difficult Terrain costs 2 squares',
    input: { path: 'e e* e*', other: 'none' },
    figures: { cost: '25', left: '5' },
  },
  {
    id: 'not-enough-left',
    source: 'SRD 5.2.1, Playing the Game, Playing on a Grid (page 13): 5 feet left don’t pay for a square of 10',
    input: { path: 'e e e e e e*', other: 'none' },
    figures: { cost: '35', squares: '6', reached: '5', left: '5' },
  },
  {
    id: 'corner',
    source: 'SRD 5.2.1, Playing the Game, Playing on a Grid (page 13): no diagonal across the corner of a wall',
    input: { path: 'e ne', other: 'wall', east: 2, south: 0 },
    figures: { cost: '5', squares: '1' },
  },
  {
    id: 'distance',
    source: 'SRD 5.2.1, Playing the Game, Playing on a Grid (page 13): counted to a square of the other, diagonals too',
    input: { path: '', size: 'large', east: 4, south: 3 },
    figures: { cost: '0', 'distance-before': '15', distance: '15', side: '10' },
  },
  {
    id: 'climbing-in-difficult-terrain',
    source: 'SRD 5.2.1, Rules Glossary, Climbing (page 178): 1 extra foot for each foot, 2 in Difficult Terrain',
    input: { path: 'n n*', ways: ['climbing'], other: 'none' },
    figures: { cost: '25' },
  },
  {
    id: 'swim-speed',
    source: 'SRD 5.2.1, Rules Glossary, Swimming (page 189): no extra cost with a Swim Speed that is used',
    input: { path: 'n n', ways: ['swimming'], 'speed-used': 'swim-speed', other: 'none' },
    figures: { cost: '10' },
  },
  {
    id: 'through-an-enemy',
    source: 'SRD 5.2.1, Playing the Game, Moving around Other Creatures (page 14): two sizes apart, Difficult Terrain',
    input: { path: 'e e e', size: 'small', 'other-size': 'large', east: 1, south: 0 },
    figures: { cost: '25', distance: '5' },
  },
  {
    id: 'through-an-ally',
    source:
      'SRD 5.2.1, Playing the Game, Moving around Other Creatures (page 14): the space of an ally isn’t Difficult',
    input: { path: 'e e', other: 'ally', east: 1 },
    figures: { cost: '10' },
  },
  {
    id: 'not-through-an-enemy',
    source: 'SRD 5.2.1, Playing the Game, Moving around Other Creatures (page 14): one size larger bars the way',
    input: { path: 'e e', 'other-size': 'large', east: 2, south: 0 },
    figures: { cost: '5', squares: '1', distance: '5' },
  },
  {
    id: 'squeezing',
    source: 'SRD 5.2.1, Rules Glossary, Difficult Terrain (page 181): an opening sized for one size smaller',
    input: { path: 'e* e', terrain: 'opening', 'terrain-size': 'small', other: 'none' },
    figures: { cost: '15' },
  },
  {
    id: 'dash',
    source: 'SRD 5.2.1, Rules Glossary, Dash (page 180): a Speed of 30 feet allows 60 feet in a turn with a Dash',
    input: { path: 'e e e e e e e e e e e e', dash: true, other: 'none' },
    figures: { cost: '60', left: '0', squares: '12' },
  },
  {
    id: 'dash-slowed',
    source: 'SRD 5.2.1, Rules Glossary, Dash (page 180): a Speed of 30 feet that is reduced to 15 allows 30 feet',
    input: { path: 'e e e e e e e', speed: 15, dash: true, other: 'none' },
    figures: { cost: '35', squares: '7', reached: '6', left: '0' },
  },
  {
    id: 'hustle-in-2012',
    source: '2012 playtest, Combat, Hustle: it doubles the speed of the turn',
    input: { path: 'e e e e e e e e', speed: 25, dash: true, other: 'none', ruleset: 'next-2012' },
    figures: { cost: '40', left: '10' },
  },
  {
    id: 'hustle-in-two-moves-in-2012',
    source: '2012 playtest, Combat, Hustle: a move of its own beside the ordinary one, and no step is paid by both',
    input: { path: 'e* e* e* e* e*', speed: 25, dash: true, other: 'none', ruleset: 'next-2012' },
    figures: { cost: '50', squares: '5', reached: '4', left: '10' },
  },
  {
    id: 'liquid-in-2012',
    source: '2012 playtest, Movement: difficult terrain costs 5 extra feet for every 5 feet',
    input: { path: 'e e*', other: 'none', ruleset: 'next-2012' },
    figures: { cost: '15' },
  },
  {
    id: 'enemy-in-2012',
    source: '2012 playtest, Movement in Combat: an ally lets you move through its space, a hostile creature does not',
    input: { path: 'e e', size: 'small', 'other-size': 'large', east: 1, ruleset: 'next-2012' },
    figures: { cost: '0', squares: '0' },
  },
]
