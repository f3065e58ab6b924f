import { buildIndex, type SearchIndex } from '@rulestone/search/build'
import { buildLibrary } from '@rulestone/text'

const DAWN = `---
id: dawn
title: Dawn
summary: Dawn is when magic items regain their charges.
kind: rule
ruleset: srd-5.2.1
source: [{ heading: Dawn, page: 5 }]
---

At 3:30, roll :dice[2d6].
`

/** A search index of a library with one rule. */
export function searchIndex(): SearchIndex {
  const bytes = new TextEncoder().encode(DAWN)
  return buildIndex(buildLibrary([{ file: 'rules/travel/dawn.en.md', bytes }]), 'en')
}
