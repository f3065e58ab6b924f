import type { Options } from 'rehype-sanitize'

/**
 * All HTML that an entry can have: that of Markdown, and the classes and data attributes of Rulestone. Everything else
 * is removed.
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
    a: ['href', 'dataRule', 'dataWhy', 'dataDice', 'ariaLabel', ['className', 'rule', 'dice', 'calculation']],
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
  // Ids are keys of blocks, which match a pattern: they cannot clobber anything.
  clobber: [],
  clobberPrefix: '',
  required: {},
  strip: ['script'],
}
