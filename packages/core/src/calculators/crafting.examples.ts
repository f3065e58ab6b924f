import type { Example } from './calculator.ts'
import type { craftingCalculator } from './crafting.ts'

/** Worked examples of the crafting calculator with their sources; separate so that pages do not load them. */
export const CRAFTING_EXAMPLES: readonly Example<typeof craftingCalculator.fields>[] = [
  {
    id: 'heavy-crossbow',
    source: 'SRD 5.2.1, Equipment, Crafting Nonmagical Items: Time (page 103): 5 days for 50 GP',
    input: {},
    figures: { days: '5', materials: '25', hours: '40', saved: '25' },
  },
  {
    id: 'plate-armor',
    source: 'SRD 5.2.1, Equipment, Crafting Nonmagical Items: Raw Materials (page 103): 750 GP for 1,500 GP',
    input: { cost: 1500 },
    figures: { days: '150', materials: '750', hours: '1200' },
  },
  {
    id: 'two-crafters',
    source: 'SRD 5.2.1, Equipment, Crafting Nonmagical Items: Time (page 103): 5 days, divided by 2',
    input: { helpers: 1 },
    figures: { days: '5/2', hours: '20', materials: '25' },
  },
  {
    id: 'fraction-of-a-day',
    source: 'SRD 5.2.1, Equipment, Crafting Nonmagical Items: Time (page 103): 15 GP are 1.5 days, rounded up',
    input: { cost: 15 },
    figures: { days: '2', materials: '15/2' },
  },
  {
    id: 'a-torch',
    source: 'SRD 5.2.1, Equipment, Crafting Nonmagical Items: Raw Materials (page 103): half of 1 CP, rounded down',
    input: { cost: 1, coin: 'copper-piece' },
    figures: { days: '1', materials: '0', saved: '1/100' },
  },
  {
    id: 'a-staff',
    source: 'SRD 5.2.1, Equipment, Crafting Nonmagical Items: Time (page 103): 2 SP take a day',
    input: { cost: 2, coin: 'silver-piece' },
    figures: { days: '1', materials: '1/10', hours: '8' },
  },
  {
    id: 'potion',
    source: 'SRD 5.2.1, Equipment, Brewing Potions of Healing (page 103): 25 GP and 1 day of 8 hours',
    input: { what: 'potion-of-healing' },
    figures: { days: '1', materials: '25', hours: '8' },
  },
  {
    id: 'cantrip',
    source: 'SRD 5.2.1, Equipment, Spell Scroll Costs (page 103): 1 day, 15 GP',
    input: { what: 'spell-scroll', level: '0' },
    figures: { days: '1', materials: '15' },
  },
  {
    id: 'scroll-of-level-3',
    source: 'SRD 5.2.1, Equipment, Spell Scroll Costs (page 103): 5 days, 150 GP',
    input: { what: 'spell-scroll', level: '3' },
    figures: { days: '5', materials: '150', hours: '40' },
  },
  {
    id: 'scroll-of-level-9',
    source: 'SRD 5.2.1, Equipment, Spell Scroll Costs (page 103): 120 days, 50,000 GP; helpers shorten no scroll',
    input: { what: 'spell-scroll', level: '9', helpers: 3 },
    figures: { days: '120', materials: '50000', hours: '960' },
  },
  {
    id: 'in-2014-plate',
    source: 'SRD 5.1, Between Adventures, Crafting (page 88): 5 GP a day; 1,500 GP are 300 days, by three of them 100',
    input: { cost: 1500, helpers: 2, ruleset: 'srd-5.1' },
    figures: { days: '100', materials: '750', hours: '800' },
  },
  {
    id: 'in-2014-scroll',
    source: 'SRD 5.2.1, Equipment, Scribing Spell Scrolls (page 103): 2014 has no such rule',
    input: { what: 'spell-scroll', level: '1', ruleset: 'srd-5.1' },
    figures: { days: '1', materials: '25' },
  },
]
