import { diffWords } from 'diff'

/** A piece of two texts that are compared word by word. */
export interface DiffPart {
  readonly text: string
  readonly kind: 'same' | 'old' | 'new'
}

/** The most removed and added pieces of a comparison; beyond them, the texts are shown one after the other. */
const MOST_EDITS = 1000

/**
 * The difference between two texts, word by word.
 *
 * @example
 * wordDiff('60 feet away', '90 feet away') // => [{ text: '60', kind: 'old' }, { text: '90', kind: 'new' }, { text: ' feet away', kind: 'same' }]
 */
export function wordDiff(old: string, now: string): DiffPart[] {
  const parts = diffWords(old, now, { maxEditLength: MOST_EDITS }) ?? [
    { value: old, removed: true, added: false },
    { value: now, removed: false, added: true },
  ]
  return parts.map(({ value, added, removed }) => ({ text: value, kind: removed ? 'old' : added ? 'new' : 'same' }))
}

const ESCAPE = '\u001b['
const COLOURS = { old: '31', new: '32' } as const

/**
 * A word diff as text: `[-removed-]`, `{+added+}`, optionally also in colours.
 *
 * @example
 * showDiff([{ text: '60', kind: 'old' }, { text: '90', kind: 'new' }, { text: ' feet', kind: 'same' }], false) // => '[-60-]{+90+} feet'
 */
export const showDiff = (parts: readonly DiffPart[], colours: boolean): string =>
  parts
    .map(({ text, kind }) => {
      if (kind === 'same') return text
      const marked = kind === 'old' ? `[-${text}-]` : `{+${text}+}`
      return colours ? `${ESCAPE}${COLOURS[kind]}m${marked}${ESCAPE}0m` : marked
    })
    .join('')
