import { expect, test } from 'vitest'
import manifest from '../package.json' with { type: 'json' }
import * as exchange from '../src/exchange/index.ts'
import * as text from '../src/index.ts'
import * as editDistance from '../src/language/edit-distance.ts'
import * as numberFormats from '../src/language/number-formats.ts'
import * as thai from '../src/language/spaced-thai.ts'

test('what `@rulestone/text` exports', () => {
  expect(Object.keys(text).sort()).toEqual([
    'CHECKS',
    'EQUIVALENCE_FILE',
    'KINDS',
    'LANGUAGE_TAGS',
    'LIMITS',
    'LOCALES',
    'MOVED_FILE',
    'PUBLISHED_SITE',
    'SOURCE_LOCALE',
    'TASKS',
    'TRANSLATION_STATUSES',
    'applyFixes',
    'blockHtml',
    'buildLibrary',
    'buildWorkbench',
    'byLocale',
    'castingFacts',
    'castingTimeWords',
    'commandOf',
    'compareHashes',
    'confirmTranslation',
    'confirmedFile',
    'contentHash',
    'createTranslator',
    'creatureEntry',
    'creatureOf',
    'describeFinding',
    'englishTerms',
    'entryPath',
    'figuresOf',
    'formatFinding',
    'formatFindings',
    'isCreature',
    'isLocale',
    'isSpell',
    'loadCode',
    'loadFiles',
    'measureElement',
    'measuredProgress',
    'measuresIn',
    'nearest',
    'openSpelling',
    'progress',
    'pruneEquivalences',
    'rangeWords',
    'readConfirmed',
    'readEquivalences',
    'readLibrary',
    'readMoved',
    'readSourceEntry',
    'readTermNames',
    'readWorkbench',
    'recordConfirmed',
    'segmentsOf',
    'siteLinks',
    'spellEntry',
    'spellFacts',
    'spellKindWords',
    'spellOf',
    'spellWords',
    'stalenessIn',
    'tasks',
    'termNameIn',
    'termNames',
    'translatedSegments',
    'writeEquivalences',
  ])
})

test('what `@rulestone/text/exchange` exports', () => {
  expect(Object.keys(exchange).sort()).toEqual([
    'EXCHANGE_CODES',
    'EXCHANGE_FORMATS',
    'exportContent',
    'importTranslations',
    'omegatProject',
  ])
})

test('what `@rulestone/text/number-formats` exports', () => {
  expect(Object.keys(numberFormats).sort()).toEqual([
    'figureInWords',
    'formatStepValue',
    'isRounded',
    'measureWords',
    'numberFormats',
  ])
})

test('what `@rulestone/text/spaced-thai` exports', () => {
  expect(Object.keys(thai)).toEqual(['spacedThai'])
})

test('what `@rulestone/text/edit-distance` exports', () => {
  expect(Object.keys(editDistance)).toEqual(['editDistances'])
})

test('the entry points', () => {
  expect(manifest.exports).toEqual({
    '.': { built: './dist/index.js', default: './src/index.ts' },
    './exchange': { built: './dist/exchange/index.js', default: './src/exchange/index.ts' },
    './edit-distance': { built: './dist/language/edit-distance.js', default: './src/language/edit-distance.ts' },
    './number-formats': { built: './dist/language/number-formats.js', default: './src/language/number-formats.ts' },
    './spaced-thai': { built: './dist/language/spaced-thai.js', default: './src/language/spaced-thai.ts' },
  })
})
