import { FIGURES } from '@rulestone/core'

const texts = import.meta.glob<string>('../../../../content/rules/next-*/*.en.md', {
  eager: true,
  query: '?raw',
  import: 'default',
})

/** The figures of core that a 2012 text shows and that the current rules have too, by their current ids. */
export function sharedFigures(id: string): string[] {
  const text = Object.entries(texts).find(([path]) => path.endsWith(`/${id}.en.md`))?.[1] ?? ''
  const shown = Array.from(text.matchAll(/:value\[next-([a-z0-9-]+)\]/gu), ([, name = '']) => name)
  return [...new Set(shown)].filter((name) => name in FIGURES)
}
