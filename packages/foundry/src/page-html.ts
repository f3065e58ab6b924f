import type { Block, Rule, Span, Spell } from '@rulestone/data-builder'
import { spellEntry } from '@rulestone/text'
import type { ElementContent } from 'hast'
import { toHtml } from 'hast-util-to-html'
import { h } from 'hastscript'

/**
 * The reference to the page of a rule, of the rule that a heading is in, or of a spell, whose id begins with `spell:`;
 * undefined if there is none.
 */
export type PageReference = (id: string) => string | undefined

type Item = Extract<Block, { kind: 'list' }>['items'][number]

/** Running text. Foundry turns references into links to its documents, and dice into buttons that roll them. */
const nodes = (spans: readonly Span[], referTo: PageReference): ElementContent[] =>
  spans.map(({ text, strong, emphasis, rule, spell, dice, language }): ElementContent => {
    const target = spell === undefined ? rule : spellEntry(spell)
    const reference = target === undefined ? undefined : referTo(target)
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

/** A text as the HTML of a journal page: the summary, facts, the text, and a link to its page on the site. */
const textHtml = (
  { summary, blocks, url }: Pick<Rule, 'summary' | 'blocks' | 'url'>,
  facts: readonly ElementContent[],
  referTo: PageReference,
): string =>
  toHtml([
    h('p', h('em', summary)),
    ...facts,
    ...blocks.map((block) => element(block, referTo)),
    h('p', h('a', { href: url }, url)),
  ])

/** A rule as the HTML of a journal page. */
export const ruleHtml = (rule: Rule, referTo: PageReference): string => textHtml(rule, [], referTo)

/** A spell as the HTML of a journal page, with its facts. */
export function spellHtml(spell: Spell, referTo: PageReference): string {
  const { kind, rows } = spell.factsInWords
  const facts = rows.flatMap(({ label, text }) => [h('dt', label), h('dd', text)])
  return textHtml(spell, [h('p', kind), h('dl', facts)], referTo)
}
