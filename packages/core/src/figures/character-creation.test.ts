import { expect, test } from 'vitest'
import { printFigures } from '../../test/print-figures.ts'
import { characterCreationFigures } from './character-creation.ts'

// SRD 5.2.1; the page follows each figure
test('figures of character creation and advancement', () => {
  expect(printFigures(characterCreationFigures)).toStrictEqual({
    'classes-count': 'integer 12', // 19
    'species-count': 'integer 9', // 20
    'backgrounds-count': 'integer 4', // 83
    'level-minimum': 'integer 1', // 19
    'level-maximum': 'integer 20', // 23
    'level-1-experience': 'integer 0', // 19
    'level-2-experience': 'integer 300', // 23
    'level-3-experience': 'integer 900', // 23
    'level-20-experience': 'integer 355000', // 23
    'experience-per-bonus-feat': 'integer 30000', // 24
    'background-skills': 'integer 2', // 83
    'chosen-languages': 'integer 2', // 20
    'standard-array-1': 'integer 15', // 21
    'standard-array-2': 'integer 14', // 21
    'standard-array-3': 'integer 13', // 21
    'standard-array-4': 'integer 12', // 21
    'standard-array-5': 'integer 10', // 21
    'standard-array-6': 'integer 8', // 21
    'random-score-roll': 'dice 4d6kh3', // 21
    'random-score-dice': 'integer 4', // 21
    'random-score-dice-kept': 'integer 3', // 21
    'random-scores-count': 'integer 6', // 21
    'point-cost-points': 'integer 27', // 21
    'point-cost-score-minimum': 'integer 8', // 21
    'point-cost-score-maximum': 'integer 15', // 21
    'point-cost-of-14': 'integer 7', // 21
    'background-increase-larger': 'signed 2', // 21
    'background-increase-smaller': 'signed 1', // 21
    'background-increase-each': 'signed 1', // 21
    'background-increase-maximum': 'integer 20', // 21
    'hit-points-per-level-minimum': 'integer 1', // 23
    'multiclass-minimum-score': 'integer 13', // 24
    'tier-1-from': 'integer 1', // 24
    'tier-1-to': 'integer 4', // 24
    'tier-2-from': 'integer 5', // 24
    'tier-2-to': 'integer 10', // 24
    'tier-3-from': 'integer 11', // 24
    'tier-3-to': 'integer 16', // 24
    'tier-4-from': 'integer 17', // 24
    'tier-4-to': 'integer 20', // 24
    'tiers-count': 'integer 4', // 23
    'tier-2-starting-gold': 'integer 500', // 24
    'tier-2-starting-gold-roll': 'dice 1d10*25', // 24
    'tier-3-starting-gold': 'integer 5000', // 24
    'tier-3-starting-gold-roll': 'dice 1d10*250', // 24
    'tier-4-starting-gold': 'integer 20000', // 24
    'tier-4-starting-gold-roll': 'dice 1d10*250', // 24
  })
})
