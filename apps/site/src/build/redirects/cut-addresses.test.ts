import { expect, test } from 'vitest'
import { cutAddresses } from './cut-addresses.ts'

const FRONT =
  '<section aria-labelledby="book-play"><h2 id="book-play" data-key="book-play">Playing &amp; Talking</h2>' +
  '<p class="introduction" data-key="play.introduction">How <data value="5">5 feet</data> are walked.</p></section>' +
  '<section aria-labelledby="book-words"><h2 id="book-words" data-key="book-words">Words</h2></section>' +
  '<h2 id="glossary" data-key="glossary"><a href="/r/en/glossary/">Glossary</a></h2>' +
  '<p data-key="glossary.hint">Every rule by name.</p>'

test('a cut address leads to the list of what it held', () => {
  const play = {
    title: 'Playing & Talking',
    summary: 'How 5 feet are walked.',
    href: '/r/en/#book-play',
  }
  expect(cutAddresses(FRONT, '/r/en/')).toEqual([
    { from: '/r/en/rules/', title: 'Glossary', summary: 'Every rule by name.', href: '/r/en/glossary/' },
    { from: '/r/en/book/', ...play },
    { from: '/r/en/book/play/', ...play },
    { from: '/r/en/book/words/', title: 'Words', summary: '', href: '/r/en/#book-words' },
  ])
})

test('a site without books has none that lead to them', () => {
  expect(cutAddresses('<h2 id="glossary">Glossary</h2>', '/en/').map(({ from }) => from)).toEqual(['/en/rules/'])
})
