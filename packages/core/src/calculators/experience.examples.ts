import type { Example } from './calculator.ts'
import type { experienceCalculator } from './experience.ts'

/** Worked examples of the experience calculator with their sources; separate so that pages do not load them. */
export const EXPERIENCE_EXAMPLES: readonly Example<typeof experienceCalculator.fields>[] = [
  {
    id: 'level-3',
    source: 'SRD 5.2.1, Character Creation, Character Advancement (page 23): level 3 from 900, level 4 from 2,700',
    input: {},
    figures: { level: '3', missing: '1700', 'proficiency-bonus': '2', tier: '1' },
  },
  {
    id: 'new-character',
    source: 'SRD 5.2.1, Character Creation, Write Your XP (page 19): a level 1 character has 0; level 2 from 300',
    input: { 'experience-points': 0 },
    figures: { level: '1', missing: '300', 'proficiency-bonus': '2', tier: '1' },
  },
  {
    id: 'one-short',
    source: 'SRD 5.2.1, Character Creation, Character Advancement (page 23): level 5 from 6,500',
    input: { 'experience-points': 6499 },
    figures: { level: '4', missing: '1', 'proficiency-bonus': '2', tier: '1' },
  },
  {
    id: 'exactly',
    source: 'SRD 5.2.1, Character Creation, Level Advancement (page 23): “equals or exceeds”; from 6,500 to 14,000',
    input: { 'experience-points': 6500 },
    figures: { level: '5', missing: '7500', 'proficiency-bonus': '3', tier: '2' },
  },
  {
    id: 'level-20',
    source: 'SRD 5.2.1, Character Creation, Bonus Feats at Level 20 (page 24): 355,000 and one short of 30,000 more',
    input: { 'experience-points': 384_999 },
    figures: { level: '20', 'proficiency-bonus': '6', tier: '4' },
  },
  {
    id: 'bonus-feats',
    source: 'SRD 5.2.1, Character Creation, Bonus Feats at Level 20 (page 24): 355,000 and twice 30,000',
    input: { 'experience-points': 415_000 },
    figures: { level: '20', 'bonus-feats': '2' },
  },
  {
    id: 'starting-at-level-10',
    source:
      'SRD 5.2.1, Character Creation, Creating Your Character (page 24): “you have 64,000 XP”; level 11 from 85,000',
    input: { from: 'level', level: 10 },
    figures: { 'experience-needed': '64000', missing: '21000', 'proficiency-bonus': '4', tier: '2' },
  },
  {
    id: 'cleric-and-fighter',
    source:
      'SRD 5.2.1, Character Creation, Experience Points (page 25): level 6 and level 1 together are 7; 8 from 34,000',
    input: { from: 'level', level: 7 },
    figures: { 'experience-needed': '23000', missing: '11000' },
  },
  {
    id: 'ogres',
    source: 'SRD 5.2.1, Monsters, Experience Points by Challenge Rating (page 256): Challenge Rating 2 is 450, twice',
    input: { from: 'challenge-rating', monsters: 2 },
    figures: { worth: '900', each: '450', 'monster-bonus': '2' },
  },
  {
    id: 'an-eighth',
    source: 'SRD 5.2.1, Monsters, Experience Points by Challenge Rating (page 256): Challenge Rating 1/8 is 25',
    input: { from: 'challenge-rating', 'challenge-rating': '1/8', monsters: 3 },
    figures: { worth: '75', 'monster-bonus': '2' },
  },
  {
    id: 'the-worst',
    source: 'SRD 5.2.1, Monsters, Experience Points by Challenge Rating (page 256): Challenge Rating 30 is 155,000',
    input: { from: 'challenge-rating', 'challenge-rating': '30' },
    figures: { worth: '155000', 'monster-bonus': '9' },
  },
]
