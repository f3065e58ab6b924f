import { expect, test } from 'vitest'
import { render } from './render.ts'

const ROWS = Array.from({ length: 20 }, (_, row) => `| \`level${row}\` | - |`).join('\n')

const MARKDOWN = `## Functions

<a id="jump"></a>

### jump()

\`\`\`ts
function jump(strengthScore: number): number;
\`\`\`

How far, as a [\`Fraction\`](../fraction.md#fraction) of [\`Speed\`](#speed); see [the book](https://example.org/).

#### Parameters

| Parameter | Description |
| ------ | ------ |
| <a id="p-1"></a> \`strengthScore\` | - |

***

## Values

<a id="levels"></a>

### LEVELS

| Property | Description |
| ------ | ------ |
${ROWS}
`

test('lists the names of a module with their places, and leads links to the pages of other modules', () => {
  const { groups, html } = render(MARKDOWN, 'rules/movement')
  expect(groups).toEqual([
    { title: 'Functions', names: [{ id: 'jump', name: 'jump' }] },
    { title: 'Values', names: [{ id: 'levels', name: 'LEVELS' }] },
  ])
  expect(html).toContain('<h3 id="jump">jump()</h3>')
  expect(html.match(/href="[^"]*"/gu)).toEqual([
    'href="../../fraction/#fraction"',
    'href="#speed"',
    'href="https://example.org/"',
  ])
  expect(html).not.toContain('<a id')
})

test('frames tables, leaves empty cells empty and shortens long tables', () => {
  const { html } = render(MARKDOWN, 'dice')
  expect(html).toContain('<div class="table-frame" role="group" tabindex="0" aria-label="Parameters"><table>')
  expect(html).toContain('<td></td>')
  expect(html).toContain('level15')
  expect(html).not.toContain('level16')
})
