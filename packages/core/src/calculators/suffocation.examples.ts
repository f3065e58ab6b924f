import type { Example } from './calculator.ts'
import type { suffocationCalculator } from './suffocation.ts'

/** Worked examples of the suffocation calculator with their sources; separate so that pages do not load them. */
export const SUFFOCATION_EXAMPLES: readonly Example<typeof suffocationCalculator.fields>[] = [
  {
    id: 'constitution-2',
    source:
      'SRD 5.2.1, Rules Glossary, Suffocation (page 189) and Exhaustion (page 181): 1 + 2 minutes are 30 rounds; level 6 after 6 turns is death',
    input: {},
    figures: { breath: '3', turns: '6', rounds: '36' },
  },
  {
    id: 'constitution-0',
    source: 'SRD 5.2.1, Rules Glossary, Suffocation (page 189): 1 minute plus nothing',
    input: { constitution: 0 },
    figures: { breath: '1', rounds: '16' },
  },
  {
    id: 'least-breath',
    source: 'SRD 5.2.1, Rules Glossary, Suffocation (page 189): 1 − 1 minutes, but at least 30 seconds, 5 rounds',
    input: { constitution: -1 },
    figures: { breath: '1/2', turns: '6', rounds: '11' },
  },
  {
    id: 'weakest',
    source: 'SRD 5.2.1, Rules Glossary, Suffocation (page 189): 1 − 5 minutes, but at least 30 seconds',
    input: { constitution: -5 },
    figures: { breath: '1/2' },
  },
  {
    id: 'toughest',
    source: 'SRD 5.2.1, Rules Glossary, Suffocation (page 189): 1 + 10 minutes are 110 rounds',
    input: { constitution: 10 },
    figures: { breath: '11', rounds: '116' },
  },
  {
    id: 'choking',
    source: 'SRD 5.2.1, Rules Glossary, Suffocation (page 189): who chokes has no breath to hold',
    input: { choking: true },
    figures: { turns: '6' },
  },
  {
    id: 'exhausted',
    source: 'SRD 5.2.1, Rules Glossary, Exhaustion (page 181): from level 1, five turns lead to 6',
    input: { constitution: -1, exhaustion: 1 },
    figures: { turns: '5', rounds: '10' },
  },
  {
    id: 'nearly-dead',
    source: 'SRD 5.2.1, Rules Glossary, Exhaustion (page 181): from level 5, the end of one turn is death',
    input: { exhaustion: 5, choking: true },
    figures: { turns: '1' },
  },
  {
    id: '2014',
    source:
      'SRD 5.1, Adventuring, Suffocating (page 86): 1 + 2 minutes are 30 rounds; then 2 rounds, a Constitution modifier of 2',
    input: { ruleset: 'srd-5.1' },
    figures: { 'breath-to-0': '3', 'rounds-to-0': '2', rounds: '32' },
  },
  {
    id: '2014-least',
    source: 'SRD 5.1, Adventuring, Suffocating (page 86): at least 30 seconds and 1 round',
    input: { ruleset: 'srd-5.1', constitution: -1 },
    figures: { 'breath-to-0': '1/2', 'rounds-to-0': '1', rounds: '6' },
  },
  {
    id: '2014-choking',
    source: 'SRD 5.1, Adventuring, Suffocating (page 86): a choking creature survives the rounds alone',
    input: { ruleset: 'srd-5.1', constitution: 3, choking: true },
    figures: { 'rounds-to-0': '3' },
  },
]
