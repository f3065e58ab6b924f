import { type Document, isMap, isNode, isScalar, parseDocument } from 'yaml'
import type { TranslationStatus } from '../corpus/index.ts'

/** Front matter with the line breaks around it. */
const FRONT_MATTER = /^(\ufeff?---[ \t]*(\r?\n))([\s\S]*?)(?<=\n)---[ \t]*(?:\r?\n|$)/

/** The range of the key `translation` and its value in front matter. */
function recordRange(yaml: string): readonly [start: number, end: number] | undefined {
  const document: Document = parseDocument(yaml, { logLevel: 'silent' })
  const pair = isMap(document.contents)
    ? document.contents.items.find(({ key }) => isScalar(key) && key.value === 'translation')
    : undefined
  if (!isNode(pair?.key) || !pair.key.range) return undefined
  const end = isNode(pair.value) && pair.value.range ? pair.value.range[1] : pair.key.range[1]
  return [pair.key.range[0], end]
}

/** Only digits, or digits around an `e`, which YAML would read as a number. */
const quoted = (hash: string): string => (/^\d+(?:e\d+)?$/.test(hash) ? `'${hash}'` : hash)

/**
 * Records in the front matter of a translation that it was confirmed against an English text. No other byte changes.
 *
 * @param of - the `hash` of the English entry
 * @throws RangeError if the text has no front matter
 * @example
 * confirmTranslation('---\nid: cover\n---\n\n…', '3f9c1d20ab47')
 * // => '---\nid: cover\ntranslation: { of: 3f9c1d20ab47, status: reviewed }\n---\n\n…'
 */
export function confirmTranslation(text: string, of: string, status: TranslationStatus = 'reviewed'): string {
  const [, opening, lineBreak, yaml] = FRONT_MATTER.exec(text) ?? []
  if (opening === undefined || lineBreak === undefined || yaml === undefined) {
    throw new RangeError('text has no front matter. Tip: begin the file with “---”, its front matter, and “---” again.')
  }
  const record = `translation: { of: ${quoted(of)}, status: ${status} }`
  const range = recordRange(yaml)
  const [start, end] = range ?? [yaml.length, yaml.length]
  const rest = yaml.slice(end)
  const before = text.slice(0, opening.length) + yaml.slice(0, start)
  const after = range && (rest.startsWith('\n') || rest.startsWith('\r\n') || rest.startsWith(' ')) ? '' : lineBreak
  return before + record + after + rest + text.slice(opening.length + yaml.length)
}
