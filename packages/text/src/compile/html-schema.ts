import type { Options } from 'rehype-sanitize'

/**
 * All the HTML that an entry may become: what Markdown produces, and the classes and data attributes of Rulestone.
 * Everything else is taken out, whatever the pipeline before it let through.
 */
export const htmlSchema: Options = {
  tagNames: [
    'a',
    'blockquote',
    'br',
    'caption',
    'code',
    'data',
    'em',
    'h2',
    'h3',
    'hr',
    'li',
    'ol',
    'p',
    'pre',
    'span',
    'strong',
    'table',
    'tbody',
    'td',
    'th',
    'thead',
    'tr',
    'ul',
  ],
  attributes: {
    '*': ['id'],
    a: ['href', 'dataRule', 'dataDice', ['className', 'rule', 'dice']],
    data: ['value', 'dataUnit', ['dataForm', 'adjective'], 'dataSquareSide', ['className', 'value']],
    ol: ['start'],
    span: ['lang', 'dataTerm', ['className', 'term']],
    table: ['dataTable', ['className', 'core-table']],
    td: [['className', 'figure']],
    th: [
      ['className', 'figure', 'phrase'],
      ['scope', 'col', 'row'],
    ],
  },
  ancestors: {
    caption: ['table'],
    tbody: ['table'],
    td: ['table'],
    th: ['table'],
    thead: ['table'],
    tr: ['table'],
  },
  protocols: { href: ['http', 'https'] },
  // Ids are keys of blocks, checked against a pattern: nothing a writer chooses can take another's place.
  clobber: [],
  clobberPrefix: '',
  required: {},
  strip: ['script'],
}
