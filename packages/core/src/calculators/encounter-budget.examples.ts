import type { Example } from './calculator.ts'
import type { encounterBudgetCalculator } from './encounter-budget.ts'

/** Worked examples of the encounter-budget calculator with their sources; separate so that pages do not load them. */
export const ENCOUNTER_BUDGET_EXAMPLES: readonly Example<typeof encounterBudgetCalculator.fields>[] = [
  {
    id: 'two-ogres',
    source: 'SRD 5.2.1, Gameplay Toolbox, XP Budget per Character (page 202): 4 × 225; two of CR 2 cost 900',
    input: {},
    figures: { hardness: 'moderate', cost: '900', budget: '900', left: '0', creatures: '2' },
  },
  {
    id: 'example-1-bugbear-warrior',
    source: 'SRD 5.2.1, Gameplay Toolbox, Spend Your Budget: Example 1 (page 202): 200 XP, one of CR 1',
    input: { level: 1, difficulty: 'low', rating: '1', count: 1 },
    figures: { hardness: 'low', cost: '200', budget: '200', left: '0' },
  },
  {
    id: 'example-1-giant-rats',
    source: 'SRD 5.2.1, Gameplay Toolbox, Spend Your Budget: Example 1 (page 202): six of 25 XP, 150 of 200',
    input: { level: 1, difficulty: 'low', rating: '1/8', count: 6 },
    figures: { hardness: 'low', cost: '150', left: '50' },
  },
  {
    id: 'example-2-druids-and-stirges',
    source: 'SRD 5.2.1, Gameplay Toolbox, Spend Your Budget: Example 2 (page 202): 1,125 of 1,125 XP',
    input: { characters: 5, kinds: '2', 'second-rating': '1/8', 'second-count': 9 },
    figures: { hardness: 'moderate', cost: '1125', budget: '1125', left: '0', creatures: '11' },
  },
  {
    id: 'example-2-undead',
    source: 'SRD 5.2.1, Gameplay Toolbox, Spend Your Budget: Example 2 (page 202): 700, 100 and 6 × 50',
    input: { characters: 5, kinds: '3', rating: '3', count: 1, 'second-count': 1, 'third-count': 6 },
    figures: { hardness: 'moderate', cost: '1100', left: '25' },
  },
  {
    id: 'example-3',
    source: 'SRD 5.2.1, Gameplay Toolbox, Spend Your Budget: Example 3 (page 203): 46,000 of 46,800 XP',
    input: { characters: 6, level: 15, difficulty: 'high', kinds: '2', rating: '17', 'second-rating': '9' },
    figures: { hardness: 'high', cost: '46000', budget: '46800', left: '800' },
  },
  {
    id: 'beyond',
    source: 'SRD 5.2.1, Gameplay Toolbox, XP Budget per Character (page 202): 450 XP exceed 4 × 100',
    input: { level: 1, count: 1 },
    figures: { hardness: 'beyond-high', left: '-150' },
  },
  {
    id: 'budget-only',
    source: 'SRD 5.2.1, Gameplay Toolbox, XP Budget per Character (page 202): 22,000 for each of three',
    input: { characters: 3, level: 20, difficulty: 'high', kinds: '0' },
    figures: { budget: '66000' },
  },
  {
    id: 'levels-that-differ',
    source: 'SRD 5.2.1, Gameplay Toolbox, XP Budget per Character (page 202): 2 × 225 and 2 × 375',
    input: { characters: 2, 'other-characters': 2 },
    figures: { hardness: 'moderate', budget: '1200', left: '300' },
  },
  {
    id: 'rating-0',
    source: 'SRD 5.2.1, Monsters, Experience Points by Challenge Rating (page 256): 10 XP each for CR 0',
    input: { rating: '0', count: 12 },
    figures: { hardness: 'low', cost: '120' },
  },
]
