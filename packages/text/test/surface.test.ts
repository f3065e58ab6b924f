import { expect, test } from 'vitest'
import manifest from '../package.json' with { type: 'json' }
import * as text from '../src/index.ts'

test('what `@rulestone/text` exports', () => {
  expect(Object.keys(text).sort()).toEqual([
    'CHECKS',
    'EQUIVALENCE_FILE',
    'EXCHANGE_CODES',
    'EXCHANGE_FORMATS',
    'KINDS',
    'LANGUAGE_TAGS',
    'LIMITS',
    'LOCALES',
    'MOVED_FILE',
    'SOURCE_LOCALE',
    'TASKS',
    'TRANSLATION_STATUSES',
    'applyFixes',
    'buildLibrary',
    'buildWorkbench',
    'byLocale',
    'commandOf',
    'compareHashes',
    'confirmTranslation',
    'confirmedFile',
    'contentHash',
    'createTranslator',
    'describeFinding',
    'entryPath',
    'exportContent',
    'figuresOf',
    'formatFinding',
    'importTranslations',
    'isLocale',
    'loadCode',
    'loadFiles',
    'measureHtml',
    'measuresIn',
    'nearest',
    'omegatProject',
    'openSpelling',
    'progress',
    'pruneEquivalences',
    'readConfirmed',
    'readEquivalences',
    'readLibrary',
    'readMoved',
    'readSourceEntry',
    'readTermNames',
    'readWorkbench',
    'recordConfirmed',
    'siteLinks',
    'tasks',
    'termNames',
    'translatedUnits',
    'unitsOf',
    'writeEquivalences',
  ])
})

test('the entry point', () => {
  expect(manifest.exports).toEqual({ '.': './src/index.ts' })
})
