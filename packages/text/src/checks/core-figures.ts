import { SOURCE_LOCALE } from '../language/index.ts'
import { namedFigures } from '../markdown/index.ts'
import { FIGURE_PHRASES } from './core/figure-phrases.ts'
import type { Check } from './framework/check.ts'
import { defineTextCheck } from './framework/text-check.ts'
import { type Found, matchesIn, type Passage } from './passages/passage.ts'

const WORDS: Readonly<Record<string, string>> = {
  one: '1',
  once: '1',
  two: '2',
  twice: '2',
  three: '3',
  four: '4',
  five: '5',
  six: '6',
}

const bare = (text: string): string => WORDS[text.toLowerCase()] ?? text.replace(/^\+/, '').replace('−', '-')

/** Figures of core that are written out in English have the value of core. */
export const coreFiguresCheck: Check = defineTextCheck<'differs'>({
  id: 'core-figures',
  severity: 'error',
  description: 'figures of core that are written out in English have the value of core',
  excusable: true,
  locales: [SOURCE_LOCALE],
  codes: ['differs'],
  examples: {
    good: [
      { en: 'Half Cover gives +2 and Three-Quarters Cover +5 to AC.' },
      { en: 'Three successes make you Stable; three failures kill you.' },
      { en: 'It starts from 10 plus your Dexterity modifier.' },
      { en: 'A natural 20 hits.' },
    ],
    bad: [
      { en: 'Half Cover gives +3 to AC.', code: 'differs' },
      { en: 'Four successes make you Stable.', code: 'differs' },
      { en: 'Your Proficiency Bonus (+2 to +6) grows.', code: 'differs' },
      { en: 'It starts from 12 plus your Dexterity modifier.', code: 'differs' },
    ],
  },
  *find({ text }: Passage): Iterable<Found<'differs'>> {
    for (const { figures, pattern } of FIGURE_PHRASES) {
      for (const match of matchesIn(text, pattern)) {
        const place = { start: match.index, end: match.index + match[0].length }
        for (const [index, id] of figures.entries()) {
          const [stated, figure] = [match[index + 1] ?? '', namedFigures.get(id)]
          const expected = String(figure?.value ?? '')
          if (figure && bare(stated) !== expected)
            yield { code: 'differs', ...place, values: { got: stated, id, expected } }
        }
      }
    }
  },
})
