import type { areaOfEffectCalculator } from './area-of-effect.ts'
import type { Example } from './calculator.ts'

/** Worked examples of the areas of effect with their sources; separate so that pages do not load them. */
export const AREA_OF_EFFECT_EXAMPLES: readonly Example<typeof areaOfEffectCalculator.fields>[] = [
  {
    id: 'sphere-20',
    source: 'SRD 5.2.1, Rules Glossary, Sphere (page 188): the centers within 20 feet; in each quarter 3 of 16 are not',
    input: {},
    figures: { squares: '52', 'east-west': '40', 'north-south': '40' },
  },
  {
    id: 'cone-15',
    source: 'SRD 5.2.1, Rules Glossary, Cone (page 179): 2½, 7½ and 12½ feet wide where the centers are, so 1, 1 and 3',
    input: { shape: 'cone', size: 15, origin: 'edge' },
    figures: { squares: '5', 'east-west': '15', 'north-south': '15' },
  },
  {
    id: 'cone-15-corner',
    source: 'SRD 5.2.1, Rules Glossary, Cone (page 179): centers 2½ feet beside the axis are in it from 5 feet on',
    input: { shape: 'cone', size: 15, origin: 'corner' },
    figures: { squares: '4', 'north-south': '10' },
  },
  {
    id: 'cube-15',
    source: 'SRD 5.2.1, Rules Glossary, Cube (page 179): each side is 15 feet, 3 squares',
    input: { shape: 'cube', size: 15 },
    figures: { squares: '9', 'east-west': '15', 'north-south': '15' },
  },
  {
    id: 'line-60',
    source: 'SRD 5.2.1, Rules Glossary, Line (page 184): 60 feet long and 5 wide along a row of squares',
    input: { shape: 'line', size: 60, width: 5, origin: 'edge' },
    figures: { squares: '12', 'north-south': '5' },
  },
  {
    id: 'emanation-10',
    source: 'SRD 5.2.1, Rules Glossary, Emanation (page 181): 5 by 5 squares without corners and without its origin',
    input: { shape: 'emanation', size: 10 },
    figures: { squares: '20', 'east-west': '25' },
  },
  {
    id: 'emanation-with-origin',
    source: 'SRD 5.2.1, Rules Glossary, Emanation (page 181): its origin too when its creator decides so',
    input: { shape: 'emanation', size: 10, 'include-origin': true },
    figures: { squares: '21' },
  },
  {
    id: 'emanation-of-a-large-creature',
    source: 'SRD 5.2.1, Rules Glossary, Emanation (page 181): 5 feet around 2 by 2 squares, 4 by 4 less its own',
    input: { shape: 'emanation', size: 5, creature: 'large' },
    figures: { squares: '12' },
  },
  {
    id: 'cylinder-above-its-top',
    source: 'SRD 5.2.1, Rules Glossary, Cylinder (page 180): it ends at its height',
    input: { shape: 'cylinder', size: 20, height: 40, elevation: 45 },
    figures: { squares: '0' },
  },
  {
    id: 'cylinder-at-its-top',
    source: 'SRD 5.2.1, Rules Glossary, Cylinder (page 180): as wide there as at its base',
    input: { shape: 'cylinder', size: 20, height: 40, elevation: 40 },
    figures: { squares: '52' },
  },
  {
    id: 'sphere-higher-up',
    source: 'SRD 5.2.1, Rules Glossary, Sphere (page 188): 15 feet up, the centers within the root of 175 feet',
    input: { elevation: 15 },
    figures: { squares: '24' },
  },
  {
    id: 'behind-a-wall',
    source: 'SRD 5.2.1, Rules Glossary, Area of Effect (page 177): what no line reaches is not in the area',
    input: { shape: 'line', size: 30, origin: 'edge', obstacle: 'total', east: 2, south: 0, rows: 1 },
    figures: { squares: '2', blocked: '3' },
  },
  {
    id: 'behind-half-cover',
    source: 'SRD 5.2.1, Rules Glossary, Area of Effect (page 177): only Total Cover blocks a line',
    input: { shape: 'line', size: 30, origin: 'edge', obstacle: 'half', east: 2, south: 0, rows: 1 },
    figures: { squares: '5', blocked: '0' },
  },
  {
    id: 'cloud-around-a-wall',
    source: '2012 playtest, Areas of Effect, Cloud: it moves around walls and pillars',
    input: { shape: 'cloud', ruleset: 'next-2012', obstacle: 'total', east: 1, south: 0, rows: 1 },
    figures: { squares: '51', blocked: '0' },
  },
]
