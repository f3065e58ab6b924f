import type { Example } from './calculator.ts'
import type { skillsCalculator } from './skills.ts'

/** Worked examples of the skills calculator with their sources; separate so that pages do not load them. */
export const SKILLS_EXAMPLES: readonly Example<typeof skillsCalculator.fields>[] = [
  {
    id: 'book-example',
    source: 'SRD 5.2.1, Character Creation, Fill In Numbers (page 22): Wisdom 15 and proficient, 10 + 2 + 2',
    input: { wisdom: 15, expertise: [] },
    figures: { 'passive-perception': '14', 'proficiency-bonus': '2' },
  },
  {
    id: 'book-example-advantage',
    source: 'SRD 5.2.1, Rules Glossary, Passive Perception (page 186): Advantage increases the score by 5, 14 + 5',
    input: { wisdom: 15, expertise: [], advantage: ['perception'] },
    figures: { 'passive-perception': '19' },
  },
  {
    id: 'disadvantage',
    source: 'SRD 5.2.1, Rules Glossary, Passive Perception (page 186): Disadvantage decreases it by 5, 14 − 5',
    input: { wisdom: 15, expertise: [], disadvantage: ['perception', 'stealth'] },
    figures: { 'passive-perception': '9' },
  },
  {
    id: 'both',
    source: 'SRD 5.2.1, Playing the Game, They Don’t Stack (page 8): one of each is neither',
    input: { wisdom: 15, expertise: [], advantage: ['perception'], disadvantage: ['perception'] },
    figures: { 'passive-perception': '14' },
  },
  {
    id: 'expertise',
    source: 'SRD 5.2.1, Rules Glossary, Expertise (page 182): the bonus of 3 is doubled, 10 + 2 + 6',
    input: { wisdom: 15, level: 5 },
    figures: { 'passive-perception': '18', 'proficiency-bonus': '3' },
  },
  {
    id: 'untrained',
    source: 'SRD 5.2.1, Character Creation, Fill In Numbers (page 22): without proficiency the ability modifier alone',
    input: { wisdom: 8, proficient: [], expertise: [] },
    figures: { 'passive-perception': '9' },
  },
  {
    id: 'expertise-takes-proficiency',
    source: 'SRD 5.2.1, Rules Glossary, Expertise (page 182): only in a skill with proficiency, so 10 + 2',
    input: { wisdom: 15, proficient: [], expertise: ['perception'] },
    figures: { 'passive-perception': '12' },
  },
  {
    id: 'half',
    source: 'SRD 5.2.1, Playing the Game, Round Down (page 5): half of 3 is 1, so 10 + 2 + 1',
    input: { wisdom: 15, level: 8, proficient: [], expertise: [], half: true },
    figures: { 'passive-perception': '13' },
  },
  {
    id: 'monster',
    source: 'SRD 5.2.1, Monsters, Proficiency Bonus (page 256): +7 at Challenge Rating 21 to 24; 10 + 5 + 14',
    input: { by: 'proficiency-bonus', 'proficiency-bonus': 7, wisdom: 20 },
    figures: { 'passive-perception': '29', 'proficiency-bonus': '7' },
  },
]
