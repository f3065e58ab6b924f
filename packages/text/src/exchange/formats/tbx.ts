import type { TermForms } from '../../corpus/index.ts'
import type { Place } from '../../findings/index.ts'
import { LANGUAGE_TAGS, type Locale, SOURCE_LOCALE } from '../../language/index.ts'
import type { DocumentProblem } from '../imported.ts'
import type { Concept } from '../segments/concepts.ts'
import { languageOf, localeOf } from './language.ts'
import { elementsBelow, elementsIn, escapeXml, textIn, type XmlElement } from './xml.ts'

/** Options of `writeTbx`. */
export interface TbxOptions {
  /** whether to include forms to avoid, which some tools offer to translators */
  readonly avoided?: boolean
}

const STATUS = 'administrativeStatus'
const PREFERRED = 'preferredTerm-admn-sts'
const ADMITTED = 'admittedTerm-admn-sts'
const DEPRECATED = 'deprecatedTerm-admn-sts'

function writeTerm(term: string, status: string, isAbbreviation = false): string[] {
  return [
    '          <tig>',
    `            <term>${escapeXml(term)}</term>`,
    ...(isAbbreviation ? ['            <termNote type="termType">abbreviation</termNote>'] : []),
    `            <termNote type="${STATUS}">${status}</termNote>`,
    '          </tig>',
  ]
}

function writeForms(language: string, forms: TermForms, avoided: boolean): string[] {
  const { name, abbreviation, aliases = [], avoid = [] } = forms
  return [
    `        <langSet xml:lang="${language}">`,
    ...writeTerm(name, PREFERRED),
    ...(abbreviation === undefined ? [] : writeTerm(abbreviation, ADMITTED, true)),
    ...aliases.flatMap((alias) => writeTerm(alias, ADMITTED)),
    ...(avoided ? avoid.flatMap((form) => writeTerm(form, DEPRECATED)) : []),
    '        </langSet>',
  ]
}

/**
 * Writes terms as TBX 2 (`martif`), with English and one other language, since tools use only one.
 */
export function writeTbx(locale: Locale, concepts: readonly Concept[], { avoided = true }: TbxOptions = {}): string {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<!DOCTYPE martif SYSTEM "TBXcoreStructV02.dtd">',
    `<martif type="TBX" xml:lang="${LANGUAGE_TAGS[SOURCE_LOCALE]}">`,
    '  <martifHeader>',
    '    <fileDesc><sourceDesc><p>Rulestone</p></sourceDesc></fileDesc>',
    '    <encodingDesc><p type="XCSURI">TBXXCSV02.xcs</p></encodingDesc>',
    '  </martifHeader>',
    '  <text>',
    '    <body>',
    ...concepts.flatMap(({ id, source, target }) => [
      `      <termEntry id="${escapeXml(id)}">`,
      ...writeForms(LANGUAGE_TAGS[SOURCE_LOCALE], source, false),
      ...(target ? writeForms(LANGUAGE_TAGS[locale], target, avoided) : []),
      '      </termEntry>',
    ]),
    '    </body>',
    '  </text>',
    '</martif>',
    '',
  ].join('\n')
}

/** A concept of an imported file. */
export interface ImportedConcept extends Place {
  readonly id: string
  readonly source: TermForms
  readonly target: TermForms
}

/** The content of a TBX file, and its problems. */
export interface ImportedTerms {
  readonly file: string
  readonly locale?: Locale
  readonly concepts: readonly ImportedConcept[]
  readonly problems: readonly DocumentProblem[]
}

/** The forms of a language; undefined without a name. */
function readForms(set: XmlElement): TermForms | undefined {
  const aliases: string[] = []
  const avoid: string[] = []
  let name: string | undefined
  let abbreviation: string | undefined
  for (const tig of [...elementsBelow(set, 'tig'), ...elementsBelow(set, 'ntig')]) {
    const term = elementsBelow(tig, 'term').map(textIn).join('').trim()
    const notes = new Map(
      elementsBelow(tig, 'termNote').map((note) => [note.attributes.get('type'), textIn(note).trim()]),
    )
    const status = notes.get(STATUS) ?? (name === undefined ? PREFERRED : ADMITTED)
    if (term === '') continue
    if (status === DEPRECATED) avoid.push(term)
    else if (notes.get('termType') === 'abbreviation') abbreviation = term
    else if (status === PREFERRED && name === undefined) name = term
    else aliases.push(term)
  }
  if (name === undefined) return undefined
  return {
    name,
    ...(abbreviation !== undefined && { abbreviation }),
    ...(aliases.length > 0 && { aliases }),
    ...(avoid.length > 0 && { avoid }),
  }
}

/** Reads the root element of a TBX 2 file. */
export function readTbx(file: string, root: XmlElement): ImportedTerms {
  const concepts: ImportedConcept[] = []
  const tags = new Set<string>()
  for (const entry of elementsBelow(root, 'termEntry')) {
    const sets = elementsIn(entry, 'langSet').map((set) => ({ set, tag: set.attributes.get('xml:lang') ?? '' }))
    const source = sets.find(({ tag }) => localeOf(tag) === SOURCE_LOCALE)
    const target = sets.find(({ tag }) => localeOf(tag) !== SOURCE_LOCALE)
    if (!source || !target) continue
    tags.add(target.tag)
    const [from, to] = [readForms(source.set), readForms(target.set)]
    const { line, column } = target.set
    if (from && to) concepts.push({ id: entry.attributes.get('id') ?? '', source: from, target: to, line, column })
  }
  if (concepts.length === 0) return { file, concepts, problems: [] }
  const { line, column } = root
  return { file, concepts, ...languageOf({ file, line, column }, tags) }
}
