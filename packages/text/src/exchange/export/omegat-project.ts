import type { Corpus } from '../../corpus/index.ts'
import { LANGUAGE_TAGS, type Locale, SOURCE_LOCALE } from '../../language/index.ts'
import { type Exchange, type ExchangeSegment, segmentsOfExchange } from '../exchange.ts'
import { writeOmegatTags } from '../formats/omegat-tags.ts'
import { writeTbx } from '../formats/tbx.ts'
import { writeTmx } from '../formats/tmx.ts'
import { writeXliff } from '../formats/xliff.ts'
import { escapeXml } from '../formats/xml.ts'
import { conceptsOf, type ExportOptions, exchangeOf } from './export-content.ts'

const FOLDERS = ['target_dir', 'source_dir', 'tm_dir', 'glossary_dir', 'dictionary_dir'] as const

const projectFile = (locale: Locale): string =>
  [
    '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>',
    '<omegat>',
    '  <project version="1.0">',
    ...FOLDERS.map((folder) => `    <${folder}>__DEFAULT__</${folder}>`),
    `    <source_lang>${escapeXml(LANGUAGE_TAGS[SOURCE_LOCALE])}</source_lang>`,
    `    <target_lang>${escapeXml(LANGUAGE_TAGS[locale])}</target_lang>`,
    '    <sentence_seg>false</sentence_seg>',
    '    <support_default_translations>true</support_default_translations>',
    '    <remove_tags>false</remove_tags>',
    '  </project>',
    '</omegat>',
    '',
  ].join('\n')

/**
 * An exchange without segments that have the same English as another, but another translation. Automatic matches from a
 * translation memory would make them the same.
 */
function unambiguous(exchange: Exchange): Exchange {
  const targets = new Map<string, Set<string>>()
  const keyOf = ({ source }: ExchangeSegment): string => writeOmegatTags(source.content)
  for (const segment of segmentsOfExchange(exchange)) {
    if (!segment.target) continue
    const known = targets.get(keyOf(segment)) ?? new Set()
    targets.set(keyOf(segment), known.add(writeOmegatTags(segment.target.content)))
  }
  const isClear = (segment: ExchangeSegment): boolean => (targets.get(keyOf(segment))?.size ?? 0) < 2
  return { ...exchange, files: exchange.files.map((file) => ({ ...file, segments: file.segments.filter(isClear) })) }
}

/** Without this, OmegaT removes tags at the edges of segments, where translators cannot move them. */
const FILTERS = `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>
<filters removeTags="false" removeSpacesNonseg="false" preserveSpaces="true" ignoreFileContext="false">
  <filter className="org.omegat.filters3.xml.xliff.XLIFFFilter" enabled="true">
    <files sourceEncoding="UTF-8" sourceFilenameMask="*.xlf" targetEncoding="UTF-8" targetFilenamePattern="\${filename}"/>
  </filter>
</filters>
`

/** A project for OmegaT. */
export interface OmegatProject {
  /** the texts of its files by path */
  readonly files: Readonly<Record<string, string>>
  /** folders that OmegaT expects */
  readonly folders: readonly string[]
}

/** Makes a project for OmegaT: all English segments, a memory of existing translations, and a glossary. */
export function omegatProject(corpus: Corpus, locale: Locale, options: ExportOptions = {}): OmegatProject {
  const exchange = exchangeOf(corpus, locale, options)
  const files = {
    'omegat.project': projectFile(locale),
    'omegat/filters.xml': FILTERS,
    [`source/rulestone-${locale}.xlf`]: writeXliff(exchange, { prefill: true }),
    [`tm/auto/rulestone-${locale}.tmx`]: writeTmx(unambiguous(exchange), { tags: 'omegat' }),
    [`glossary/rulestone-${locale}.tbx`]: writeTbx(locale, conceptsOf(corpus, locale), { avoided: false }),
  }
  return { files, folders: ['dictionary', 'target'] }
}
