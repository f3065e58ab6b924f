import { describe, expect, it } from 'vitest'
import { parseMarkdown } from './parse-markdown.ts'
import { sourceBlocks } from './source-block.ts'

const blocksOf = (text: string): ReturnType<typeof sourceBlocks> => sourceBlocks(parseMarkdown(text))

describe('keys', () => {
  it('number each kind of block under its heading', () => {
    const text = `---
id: x
---

One.

::table{id="cover"}

Two.

- a
- b

## Half Cover {#half-cover}

Three.

::calculator{id="attack"}

> Four.

### Why {#why}

Five.

| a |
|---|
| b |
`
    expect(blocksOf(text).blocks.map(({ key }) => key)).toEqual([
      'p-1',
      'table-1',
      'p-2',
      'list-1',
      'half-cover',
      'half-cover.p-1',
      'half-cover.calculator-1',
      'half-cover.quote-1',
      'why',
      'why.p-1',
      'why.table-1',
    ])
  })

  it('exist for headings without an id', () => {
    expect(blocksOf('## A\n\na\n\n## B {#}\n\nb').blocks.map(({ key }) => key)).toEqual([
      'heading-1',
      'heading-1.p-1',
      'heading-2',
      'heading-2.p-1',
    ])
  })
})

describe('headings', () => {
  it.each([
    ['## Half Cover {#half-cover}', 'half-cover', 'Half Cover'],
    ['## 半身掩护{#half-cover}', 'half-cover', '半身掩护'],
    ['## **Half** Cover   {#half-cover}  ', 'half-cover', 'Half Cover'],
    ['## DC:15 {#dc}', 'dc', 'DC:15'],
    ['## 难度:DC{#dc}', 'dc', '难度:DC'],
    ['## {#only}', 'only', ''],
    ['## A {#a} b', undefined, 'A {#a} b'],
    ['## A {a}', undefined, 'A {a}'],
    ['## **A {#a}**', undefined, 'A {#a}'],
  ])('%s', (text, id, words) => {
    const [heading] = blocksOf(text).headings
    expect({ id: heading?.id, text: heading?.text }).toEqual({ id, text: words })
  })
})
