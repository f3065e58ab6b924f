import type { Block, Rule, Span } from '@rulestone/data-builder'
import type { ElementContent } from 'hast'
import { toHtml } from 'hast-util-to-html'
import { h } from 'hastscript'

/** The reference to the page of a rule, or of the rule that a heading is in; undefined if there is none. */
export type PageReference = (id: string) => string | undefined

type Item = Extract<Block, { kind: 'list' }>['items'][number]

/** Running text. Foundry turns references into links to its documents, and dice into buttons that roll them. */
const nodes = (spans: readonly Span[], referTo: PageReference): ElementContent[] =>
  spans.map(({ text, strong, emphasis, rule, dice, language }): ElementContent => {
    const reference = rule === undefined ? undefined : referTo(rule)
    const linked = reference ? `@UUID[${reference}]{${text}}` : dice ? `[[/roll ${dice}]]{${text}}` : text
    const plain: ElementContent = language ? h('span', { lang: language }, linked) : { type: 'text', value: linked }
    const stressed = emphasis ? h('em', plain) : plain
    return strong ? h('strong', stressed) : stressed
  })

function element(block: Block, referTo: PageReference): ElementContent {
  const content = ({ spans }: Item): ElementContent[] => nodes(spans, referTo)
  switch (block.kind) {
    case 'heading':
      return h(block.depth === 2 ? 'h2' : 'h3', content(block))
    case 'paragraph':
      return h('p', content(block))
    case 'list': {
      const items = block.items.map((item) => h('li', content(item)))
      return block.ordered ? h('ol', { start: block.start }, items) : h('ul', items)
    }
    case 'table':
      return h('table', [
        ...(block.caption === undefined ? [] : [h('caption', block.caption)]),
        h(
          'thead',
          h(
            'tr',
            block.header.map((cell) => h('th', { scope: 'col' }, content(cell))),
          ),
        ),
        h(
          'tbody',
          block.rows.map((row) =>
            h(
              'tr',
              row.map((cell) => h('td', content(cell))),
            ),
          ),
        ),
      ])
    case 'calculator':
      return h('p', h('a', { href: block.url }, block.title))
  }
}

/** A rule as the HTML of a journal page: the summary, the text, and a link to its page on the site. */
export const pageHtml = ({ summary, blocks, url }: Rule, referTo: PageReference): string =>
  toHtml([
    h('p', h('em', summary)),
    ...blocks.map((block) => element(block, referTo)),
    h('p', h('a', { href: url }, url)),
  ])
