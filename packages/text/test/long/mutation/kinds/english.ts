import type { Kind } from '../fault.ts'
import { inWords } from '../material.ts'

const EN = ['en'] as const

const kind = (id: string, pattern: RegExp, instead: Parameters<typeof inWords>[2]): Kind => ({
  id,
  group: 'english',
  faults: inWords(EN, pattern, instead),
})

const MISSPELT: Readonly<Record<string, string>> = {
  the: 'teh',
  damage: 'damgae',
  target: 'taget',
  attack: 'atack',
  creature: 'creture',
  succeeds: 'suceeds',
  ability: 'abilty',
  separate: 'seperate',
  modifier: 'modifer',
  weapon: 'weapn',
  when: 'wehn',
  your: 'yuor',
  against: 'aginst',
}

/** Typing errors in English. */
export const english: readonly Kind[] = [
  kind('straight apostrophe', /’/g, "'"),
  kind('straight quotes', /(?<=\. )([A-Z][a-z]+)/g, ([text]) => `"${text}"`),
  kind('two spaces', /(?<=[a-z]) (?=[a-z])/g, '  '),
  kind('space before a comma', /(?<=[a-z])(?=, )/g, ' '),
  kind('no space behind a comma', /(?<=[a-z],) /g, ''),
  kind('no space behind a full stop', /(?<=[a-z]\.) (?=[A-Z])/g, ''),
  kind('full stop doubled', /(?<=[a-z])\.(?= |$)/g, '..'),
  kind('full stop missing at the end', /(?<=[a-z])\.$/g, ''),
  kind('full-width comma', /, /g, '，'),
  kind('hyphen for a minus sign', /−(?=\d)/g, '-'),
  kind('misspelt', new RegExp(`\\b(?:${Object.keys(MISSPELT).join('|')})\\b`, 'g'), ([text]) => MISSPELT[text]),
  kind('two letters swapped', /\b[a-z]{6,}\b/g, ([text]) =>
    text[2] === text[3] ? undefined : `${text.slice(0, 2)}${text[3]}${text[2]}${text.slice(4)}`,
  ),
  kind('Cyrillic letter', /(?<=\b[b-z]{2,})[aeo](?=[a-z])/g, ([text]) => ({ a: 'а', e: 'е', o: 'о' })[text]),
]
