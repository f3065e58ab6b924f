import type { Example } from './calculator.ts'
import type { travelCalculator } from './travel.ts'

/** Worked examples of the travel calculator with their sources; separate so that pages do not load them. */
export const TRAVEL_EXAMPLES: readonly Example<typeof travelCalculator.fields>[] = [
  {
    id: 'a-day',
    source: 'SRD 5.2.1, Playing the Game, Travel Pace (page 12): 3 miles per hour, 24 per day, 300 feet per minute',
    input: {},
    figures: { miles: '24', 'per-hour': '3', 'per-day': '24', 'per-minute': '300' },
  },
  {
    id: 'fast',
    source: 'SRD 5.2.1, Playing the Game, Travel Pace (page 12): 4 miles per hour, 30 per day, 400 feet per minute',
    input: { pace: 'fast', hours: 4 },
    figures: { miles: '16', 'per-day': '30', 'per-minute': '400' },
  },
  {
    id: 'slow',
    source: 'SRD 5.2.1, Playing the Game, Travel Pace (page 12): 2 miles per hour, 18 per day, 200 feet per minute',
    input: { pace: 'slow' },
    figures: { miles: '16', 'per-day': '18', 'per-minute': '200' },
  },
  {
    id: 'mountains',
    source: 'SRD 5.2.1, Gameplay Toolbox, Travel Terrain (page 192): a Slow pace at most',
    input: { terrain: 'mountain', pace: 'fast' },
    figures: { miles: '16', 'per-hour': '2' },
  },
  {
    id: 'mountain-road',
    source: 'SRD 5.2.1, Gameplay Toolbox, Good Roads (page 192): from Slow to Normal',
    input: { terrain: 'mountain', pace: 'fast', 'good-road': true },
    figures: { miles: '24', 'per-hour': '3' },
  },
  {
    id: 'slowed',
    source: 'SRD 5.2.1, Gameplay Toolbox, Slower Travelers (page 192): Slow, whatever the road',
    input: { pace: 'fast', 'good-road': true, slowed: true },
    figures: { 'per-hour': '2' },
  },
  {
    id: 'mounted',
    source: 'SRD 5.2.1, Playing the Game, Travel Pace (page 12): mounts double one hour, 3 × 4 + 3',
    input: { hours: 4, mounted: true },
    figures: { miles: '15' },
  },
  {
    id: 'ten-hours',
    source:
      'SRD 5.2.1, Gameplay Toolbox, Extended Travel (page 192): DC 11 and 12; with +3, 13 and 12 of 20 succeed, but 10 once tired: 140 + 104 + 70 of 400',
    input: { hours: 10, save: 3 },
    figures: { miles: '30', rested: '39/100', exhaustion: '157/200', hardest: '12' },
  },
  {
    id: 'high-altitude',
    source:
      'SRD 5.2.1, Gameplay Toolbox, High Altitude (page 195): each hour counts as 2, so that the fifth is the tenth; DC 12',
    input: { hours: 5, save: 2, 'high-altitude': true },
    figures: { rested: '11/20', hardest: '12' },
  },
  {
    id: 'arctic-without-skis',
    source: 'SRD 5.2.1, Gameplay Toolbox, Travel Terrain (page 192): a Fast pace takes equipment there',
    input: { terrain: 'arctic', pace: 'fast' },
    figures: { 'per-hour': '3' },
  },
  {
    id: 'sailing-ship',
    source: 'SRD 5.2.1, Equipment, Airborne and Waterborne Vehicles (page 101): 2 miles per hour, day and night',
    input: { by: 'sailing-ship', hours: 24 },
    figures: { miles: '48', 'per-hour': '2', 'per-day': '48' },
  },
  {
    id: 'against-the-wind',
    source: 'SRD 5.2.1, Equipment, Large Vehicles: Speed (page 100): half of 2½ miles per hour against a strong wind',
    input: { by: 'warship', 'against-wind': true },
    figures: { miles: '10', 'per-hour': '1.25' },
  },
  {
    id: 'downstream',
    source: 'SRD 5.2.1, Equipment, Large Vehicles: Speed (page 100): 1½ miles per hour and the current of 3',
    input: { by: 'rowboat', current: 3, hours: 4 },
    figures: { miles: '18', 'per-hour': '4.5' },
  },
  {
    id: 'no-current-at-sea',
    source: 'SRD 5.2.1, Equipment, Large Vehicles: Speed (page 100): only Keelboats and Rowboats go down rivers',
    input: { by: 'longship', current: 3 },
    figures: { miles: '24', 'per-hour': '3' },
  },
  {
    id: 'playtest-hustle',
    source: '2012 playtest, Exploration, Modes of Movement: 30 × 10 feet each minute, twice as far when hustling',
    input: { ruleset: 'next-2012', hustling: true, hours: 11 },
    figures: { 'per-minute': '600', miles: '75' },
  },
  {
    id: 'playtest-slow',
    source: '2012 playtest, Exploration, Movement: 22 × 10 feet each minute; 13,200 feet an hour are 2½ miles',
    input: { ruleset: 'next-2012', speed: 22, hours: 2 },
    figures: { 'per-minute': '220', miles: '5', 'per-hour': '2.5' },
  },
  {
    id: '2014-difficult-terrain',
    source: 'SRD 5.1, Adventuring, Difficult Terrain (page 85): half of eight hours at 3 miles',
    input: { ruleset: 'srd-5.1', 'difficult-terrain': true },
    figures: { miles: '12', 'per-day': '12', 'per-minute': '150' },
  },
  {
    id: '2014-gallop',
    source: 'SRD 5.1, Adventuring, Mounts and Vehicles (page 84): an hour at twice 4 miles, and seven at 2',
    input: { ruleset: 'srd-5.1', pace: 'slow', mounted: true },
    figures: { miles: '22' },
  },
  {
    id: '2014-forced-march',
    source:
      'SRD 5.1, Adventuring, Travel Pace (page 84): DC 11 and 12 with +2 succeed with 12 and 11 of 20, whatever the level',
    input: { ruleset: 'srd-5.1', hours: 10 },
    figures: { miles: '30', rested: '33/100', hardest: '12', exhaustion: '17/20' },
  },
]
