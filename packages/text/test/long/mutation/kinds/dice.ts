import type { Locale } from '../../../../src/language/locale.ts'
import type { Kind } from '../fault.ts'
import { inBody, inWords } from '../material.ts'

const TRANSLATIONS: readonly Locale[] = ['zh', 'th']

const SIDES = ['d4', 'd6', 'd8', 'd10', 'd12', 'd20'] as const

const FIGURES = ['half-cover-bonus', 'three-quarters-cover-bonus', 'death-save-dc', 'critical-dice'] as const

const inDice = (pattern: RegExp, instead: (match: RegExpExecArray) => string | undefined): Kind['faults'] =>
  inBody(TRANSLATIONS, new RegExp(`(?<=:dice\\[[^\\]]*)(?:${pattern.source})(?=[^\\]]*\\])`, 'g'), instead)

/** Dice, figures of core and calculator fields that differ from the English. */
export const dice: readonly Kind[] = [
  {
    id: 'sides of written dice changed',
    group: 'dice',
    faults: inWords(TRANSLATIONS, /(?<=\b\d*)d(?:4|6|8|10|12|20)(?!\d)/g, ([text], random) => {
      const other = random.pick(SIDES)
      return other === text ? undefined : other
    }),
  },
  {
    id: 'number of written dice changed',
    group: 'dice',
    faults: inWords(TRANSLATIONS, /\d+(?=d\d)/g, ([text]) => String(Number(text) + 1)),
  },
  { id: 'written dice dropped', group: 'dice', faults: inWords(TRANSLATIONS, /\d+d\d+/g, '') },
  { id: 'sides of dice changed', group: 'dice', faults: inDice(/(?<=d)\d+/, ([text]) => (text === '6' ? '8' : '6')) },
  {
    id: 'number of dice changed',
    group: 'dice',
    faults: inDice(/(?<![d\d])\d+(?=d)/, ([text]) => String(Number(text) + 1)),
  },
  { id: 'bonus of dice changed', group: 'dice', faults: inDice(/(?<=\+)\d+/, ([text]) => String(Number(text) + 1)) },
  { id: 'sign of dice turned', group: 'dice', faults: inDice(/\+/, () => '-') },
  {
    id: 'keep highest for lowest',
    group: 'dice',
    faults: inDice(/k[hl](?=1)/, ([text]) => (text === 'kh' ? 'kl' : 'kh')),
  },
  { id: 'dice made plain text', group: 'dice', faults: inBody(TRANSLATIONS, /:dice\[([^\]]*)\]/g, ([, text]) => text) },
  {
    id: 'English dice made plain text',
    group: 'dice',
    faults: inBody(['en'], /:dice\[([^\]]*)\]/g, ([, text]) => text),
  },
  { id: 'dice dropped', group: 'dice', faults: inBody(TRANSLATIONS, /:dice\[[^\]]*\]/g, () => '') },
  { id: 'figure made plain text', group: 'dice', faults: inBody(TRANSLATIONS, /:value\[[^\]]*\]/g, () => '3') },
  { id: 'figure dropped', group: 'dice', faults: inBody(TRANSLATIONS, /:value\[[^\]]*\]/g, () => '') },
  {
    id: 'another figure',
    group: 'dice',
    faults: inBody(TRANSLATIONS, /(?<=:value\[)[^\]]*(?=\])/g, ([text], random) =>
      random.pick(FIGURES.filter((id) => id !== text) as [string, ...string[]]),
    ),
  },
  { id: 'unknown figure', group: 'dice', faults: inBody(TRANSLATIONS, /(?<=:value\[[^\]]*)-(?=[^\]]*\])/g, () => '_') },
  {
    id: 'dice of a calculator changed',
    group: 'dice',
    faults: inBody(TRANSLATIONS, /(?<=(?:expr|damage)="[^"]*d)\d+/g, ([text]) => (text === '6' ? '8' : '6')),
  },
  {
    id: 'field of a calculator changed',
    group: 'dice',
    faults: inBody(TRANSLATIONS, /(?<=(?:ac|bonus|at-least)=")\d+/g, ([text]) => String(Number(text) + 1)),
  },
  { id: 'letter O for zero', group: 'dice', faults: inBody(TRANSLATIONS, /(?<=:dice\[[^\]]*\d)0/g, () => 'O') },
]
