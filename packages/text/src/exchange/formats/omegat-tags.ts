import { LIMITS } from '../../corpus/index.ts'
import { type Inline, isPair } from '../inline.ts'

/** The first letter of a text, for a tag of OmegaT; `f` if there is none. */
const letterOf = (text: string): string => /\p{L}/u.exec(text)?.[0].toLowerCase() ?? 'f'

/** The text of each placeholder, by id. */
const textsOf = (content: readonly Inline[]): readonly (readonly [id: string, text: string])[] =>
  content.flatMap((piece) => {
    if (typeof piece === 'string') return []
    return isPair(piece) ? textsOf(piece.content) : [[piece.id, piece.text] as const]
  })

/**
 * Writes a text with its placeholders as tags of OmegaT, numbered from 0 in the order of the source. The letters of the tags
 * come from the source text, because OmegaT compares the tags.
 *
 * @param source the source of a target
 * @example
 * writeOmegatTags([{ id: '1', text: '+2' }, ' to ', { id: '2', content: ['AC'] }]) // => '<f0/> to <g1>AC</g1>'
 * writeOmegatTags([{ id: '1', text: '10尺' }], [{ id: '1', text: '10 feet' }]) // => '<f0/>'
 */
export function writeOmegatTags(content: readonly Inline[], source: readonly Inline[] = content): string {
  const texts = new Map(textsOf(source))
  const write = (pieces: readonly Inline[]): string =>
    pieces
      .map((piece) => {
        if (typeof piece === 'string') return piece
        const number = Number(piece.id) - 1
        return isPair(piece)
          ? `<g${number}>${write(piece.content)}</g${number}>`
          : `<${letterOf(texts.get(piece.id) ?? piece.text)}${number}/>`
      })
      .join('')
  return write(content)
}

const TAG = /<(\/?)(\p{Ll})(\d{1,4})(\/?)>/gu

/**
 * Reads the tags of OmegaT. An unpaired tag remains text.
 *
 * @example
 * readOmegatTags('<f0/> to <g1>AC</g1>') // => [{ id: '1', text: '' }, ' to ', { id: '2', content: ['AC'] }]
 */
export function readOmegatTags(text: string): Inline[] {
  const top: Inline[] = []
  const open: { readonly number: string; readonly tag: string; readonly content: Inline[] }[] = []
  const here = (): Inline[] => open.at(-1)?.content ?? top
  let at = 0
  for (const match of text.matchAll(TAG)) {
    const [tag, closing, , number = '', alone] = match
    here().push(text.slice(at, match.index))
    at = match.index + tag.length
    const id = String(Number(number) + 1)
    if (alone !== '') here().push({ id, text: '' })
    else if (closing === '' && open.length < LIMITS.nesting) open.push({ number, tag, content: [] })
    else if (open.at(-1)?.number === number) {
      const content = open.pop()?.content ?? []
      here().push({ id, content })
    } else here().push(tag)
  }
  here().push(text.slice(at))
  while (open.length > 0) {
    const left = open.pop()
    if (left) for (const piece of [left.tag, ...left.content]) here().push(piece)
  }
  return top.filter((piece) => piece !== '')
}
