import type { Example } from './calculator.ts'
import type { dailyNeedsCalculator } from './daily-needs.ts'

/** Worked examples of the daily-needs calculator with their sources; separate so that pages do not load them. */
export const DAILY_NEEDS_EXAMPLES: readonly Example<typeof dailyNeedsCalculator.fields>[] = [
  {
    id: 'enough',
    source: 'SRD 5.2.1, Rules Glossary, Dehydration and Malnutrition (pages 181 and 185): 1 gallon and 1 pound a day',
    input: { food: 'full' },
    figures: {
      mean: '0',
      alive: '1',
      'water-per-day': '1',
      'food-per-day': '1',
      'water-total': '5',
      'food-total': '5',
    },
  },
  {
    id: 'half-of-both',
    source: 'SRD 5.2.1, Rules Glossary, Dehydration and Malnutrition (pages 181 and 185): half is not less than half',
    input: { water: 'half', food: 'half', days: 30 },
    figures: { mean: '0', unharmed: '1' },
  },
  {
    id: 'a-large-horse',
    source: 'SRD 5.2.1, Rules Glossary, Water Needs per Day (page 181): Large: 4 gallons; two of them for 3 days',
    input: { size: 'large', food: 'full', creatures: 2, days: 3 },
    figures: { 'water-per-day': '4', 'food-per-day': '4', 'water-total': '24', 'food-total': '24' },
  },
  {
    id: 'tiny',
    source: 'SRD 5.2.1, Rules Glossary, Food Needs per Day (page 185): Tiny: a quarter of each',
    input: { size: 'tiny', food: 'full', days: 2 },
    figures: { 'water-per-day': '1/4', 'food-per-day': '0.25', 'water-total': '1/2', 'food-total': '0.5' },
  },
  {
    id: 'hungry-day',
    source: 'SRD 5.2.1, Rules Glossary, Malnutrition (page 185): DC 10; with +2, 7 of 20 numbers fail',
    input: { days: 1 },
    figures: { mean: '7/20', unharmed: '13/20' },
  },
  {
    id: 'two-hungry-days',
    source:
      'SRD 5.2.1, Rules Glossary, Malnutrition and Exhaustion (pages 185 and 181): once tired, 9 of 20 fail; 140 + 91 + 63 of 400',
    input: { days: 2 },
    figures: { mean: '147/200', unharmed: '169/400' },
  },
  {
    id: 'four-days-without-food',
    source: 'SRD 5.2.1, Rules Glossary, Malnutrition (page 185): nothing is named for the first four days',
    input: { food: 'none', days: 4 },
    figures: { mean: '0', alive: '1' },
  },
  {
    id: 'seven-days-without-food',
    source: 'SRD 5.2.1, Rules Glossary, Malnutrition (page 185): 1 level at the end of each day from the fifth on',
    input: { food: 'none', days: 7 },
    figures: { mean: '3', unharmed: '0' },
  },
  {
    id: 'ten-days-without-food',
    source: 'SRD 5.2.1, Rules Glossary, Exhaustion (page 181): the sixth level kills, on the tenth day',
    input: { food: 'none', days: 10 },
    figures: { mean: '6', alive: '0' },
  },
  {
    id: 'without-water',
    source: 'SRD 5.2.1, Rules Glossary, Dehydration (page 181): 1 level each day, without a save',
    input: { water: 'none', food: 'full' },
    figures: { mean: '5', alive: '1' },
  },
  {
    id: 'extreme-heat',
    source: 'SRD 5.2.1, Gameplay Toolbox, Extreme Heat (page 195): DC 5; with +2, 2 of 20 numbers fail; and the thirst',
    input: { water: 'none', food: 'full', days: 1, heat: 1 },
    figures: { mean: '11/10' },
  },
  {
    id: 'in-2014-without-food',
    source: 'SRD 5.1, Adventuring, Food (page 87): 3 + 2 days without harm, then 1 level a day; 7 − 5 = 2',
    input: { ruleset: 'srd-5.1', food: 'none', days: 7 },
    figures: { mean: '2', alive: '1', unharmed: '0' },
  },
  {
    id: 'in-2014-half-rations',
    source:
      'SRD 5.1, Adventuring, Food (page 87): half a day each; with Constitution −5 one day is harmless, then 4 levels',
    input: { ruleset: 'srd-5.1', food: 'half', constitution: -5, days: 6 },
    figures: { mean: '4' },
  },
  {
    id: 'in-2014-less-than-half',
    source: 'SRD 5.1, Adventuring, Food (page 87): less than half counts as a day without, as here read',
    input: { ruleset: 'srd-5.1', days: 6 },
    figures: { mean: '1' },
  },
  {
    id: 'in-2014-without-water',
    source: 'SRD 5.1, Adventuring, Water (page 87): 1 level, then 2 a day for the exhausted; the sixth kills',
    input: { ruleset: 'srd-5.1', food: 'full', water: 'none', days: 3 },
    figures: { mean: '5', alive: '1' },
  },
  {
    id: 'in-2014-half-of-the-water',
    source:
      'SRD 5.1, Adventuring, Water (page 87): DC 15, with +2 12 of 20 fail; then 2 levels: 144/400 × 3 + 96/400 × 1 + 96/400 × 1',
    input: { ruleset: 'srd-5.1', food: 'full', water: 'half', days: 2 },
    figures: { mean: '39/25', unharmed: '4/25' },
  },
  {
    id: 'in-2014-supplies',
    source:
      'SRD 5.1, Adventuring, Food and Water (page 87): 1 pound; 2 gallons in hot weather; four of any size for 3 days',
    input: { ruleset: 'srd-5.1', food: 'full', 'hot-weather': true, creatures: 4, days: 3, size: 'huge' },
    figures: { mean: '0', 'water-per-day': '2', 'food-per-day': '1', 'water-total': '24', 'food-total': '12' },
  },
]
