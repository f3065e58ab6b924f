import { ABILITIES } from '@rulestone/core'
import { idOf, listed, NONE, type Transcription, yesOrNone } from '../cells.ts'
import type { Repository } from '../repository.ts'
import { all, plainWords } from '../words.ts'
import { type BlockCells, numberOf, type PartCells, partId, saveColumn, scoreColumn, usesCell } from './columns.ts'
import { cellsOfPart } from './words.ts'

/** The heading of a stat block and the line below it: `_Large Aberration, Lawful Evil_`. */
const HEAD =
  /^#{2,3} (.+?) *\n+(?:.*\n+){0,1}?[_*]((?:Tiny|Small|Medium|Large|Huge|Gargantuan)\b.+?), ([\w ]+?)[_*] *\n/

const SECTIONS: Readonly<Record<string, string>> = {
  Traits: 'trait',
  Actions: 'action',
  'Bonus Actions': 'bonus action',
  Reactions: 'reaction',
  'Legendary Actions': 'legendary action',
}

const plain = (text: string): string => plainWords(text.replaceAll(/[−–]/g, '-')).trim()

/** A line such as `**AC** 17`, even if the next one does not begin on a new line. */
const line = (block: string, ...names: readonly string[]): string =>
  plain(new RegExp(String.raw`\*\*(?:${names.join('|')}):?\*\*:?(.*?)(?=\*\*|<br>|$)`, 'm').exec(block)?.[1] ?? '')

const ids = (text: string): readonly string[] =>
  text
    .split(/,? ?\band |, /i)
    .filter(Boolean)
    .map(idOf)

function kind(text: string): BlockCells {
  const tags = /\((.+)\)/.exec(text)?.[1]?.toLowerCase().split(', ') ?? []
  const rest = text.toLowerCase().replace(/ \(.+\)/, '')
  const [, sizes = '', type = ''] = /^(\w+(?: or \w+)?) (.+)$/.exec(rest) ?? []
  return {
    Size: sizes,
    Type: type.startsWith('swarm') ? type.replace(/s$/, '').replace('monstrositie', 'monstrosity') : type,
    Tags: listed(tags),
  }
}

function speeds(text: string): BlockCells {
  const special = (name: string): string =>
    new RegExp(String.raw`${name} (\d+) ft\.(?! \(\w+ form)`).exec(text)?.[1] ?? NONE
  return {
    Speed: /^\d+/.exec(text)?.[0] ?? NONE,
    'Burrow Speed': special('Burrow'),
    'Climb Speed': special('Climb'),
    'Fly Speed': text.includes(' or Fly') ? NONE : special('Fly'),
    Hover: yesOrNone(text.includes('hover')),
    'Swim Speed': special('Swim'),
    'Other Speeds': listed([
      ...all(text, /(\d+) ft\. \((\w+) form/g).map(([feet, form]) => `${feet} as ${form}`),
      ...all(text, /(\w+ or \w+) (\d+) ft\./g).map(([kinds = '', feet]) => `${kinds.toLowerCase()} ${feet}`),
    ]),
  }
}

/** The types and conditions of the line of immunities, without those that hold only in some case. */
function immunities(text: string): readonly [types: string, conditions: string] {
  const [types = '', conditions = ''] = text.split('; ').map((names) =>
    names
      .split(', ')
      .filter((name) => !name.includes('('))
      .join(', '),
  )
  const lone = ids(types)
  const areConditions = lone.some((id) => /ed$|exhaustion|prone|unconscious/.test(id))
  return areConditions ? [NONE, listed(lone)] : [listed(lone), listed(ids(conditions))]
}

/** `Understands Common plus one other language but can’t speak; telepathy 60 ft.`: the languages, the others, the telepathy. */
export function languages(text: string): BlockCells {
  const [, feet] = /telepathy (\d+)/i.exec(text) ?? []
  const more = all(text, /plus (\w+) other/g).map(([number = '']) => `plus ${numberOf(number)}`)
  const names = text
    .replaceAll(/primordial \((.*?)\)/gi, '$1')
    .replaceAll(/\(.*?\)/g, '')
    .replaceAll(
      /can't speak in \w+ form|;? ?telepathy \d+ ft\.?| ?\bplus \w+ other languages?| but can't speak( them)?/gi,
      '',
    )
    .replaceAll(/understands commands given in any language|^None$|^[—-]$/gi, '')
    .replaceAll(/\bunderstands /gi, '')
    .split(/; /)
    .flatMap(ids)
    .filter(Boolean)
  return { Languages: listed([...names, ...more]), Telepathy: feet ?? NONE }
}

/** `Javelins (6)`, `Javelin x 6`: `6 javelin`. */
const gear = (text: string): string =>
  listed(
    text
      .split(', ')
      .filter(Boolean)
      .map((thing) => {
        const [, name = '', count] = /^(.*?)s? (?:\(|x )(\d+)\)?$/.exec(thing) ?? []
        return count === undefined ? idOf(thing) : `${count} ${idOf(name)}`
      }),
  )

function scores(block: string): BlockCells {
  const table = plainWords(block.replaceAll(/<[^>]+>/g, '|')).replaceAll(/[−–]/g, '-')
  return Object.fromEntries(
    ABILITIES.flatMap((ability) => {
      const found = new RegExp(
        String.raw`\b${ability.slice(0, 3)}\b[\s|]*(\d+)[\s|]*[+-]?\d+[\s|]*([+-]?\d+)`,
        'i',
      ).exec(table)
      return found
        ? [
            [scoreColumn(ability), found[1]],
            [saveColumn(ability), found[2]],
          ]
        : []
    }),
  )
}

function cellsOfBlock(head: string, alignment: string, block: string): BlockCells {
  const hitPoints = line(block, 'HP', 'Hit Points')
  const [types, conditions] = immunities(line(block, 'Immunities'))
  const [, initiative = '', score] = /([+-]\d+)(?: \((\d+)\))?/.exec(line(block, 'Initiative')) ?? []
  const senses = line(block, 'Senses')
  const rating = line(block, 'CR')
  const number = (pattern: RegExp, text: string): string =>
    pattern.exec(text)?.slice(1).find(Boolean)?.replaceAll(',', '') ?? NONE
  const uses = /Legendary Action Uses:[_*]* (\d)(?: \((\d) in Lair\))?/.exec(block)
  return {
    ...kind(head),
    Alignment: alignment.toLowerCase(),
    AC: number(/(\d+)/, line(block, 'AC', 'Armor Class')),
    Initiative: initiative,
    ...(score && { 'Initiative Score': score }),
    'Hit Points': number(/^(\d+)/, hitPoints),
    'Hit Dice': number(/\((.+)\)/, hitPoints).replaceAll(' ', ''),
    ...speeds(line(block, 'Speed')),
    ...scores(block),
    Skills: listed(
      all(line(block, 'Skills'), /([A-Z][A-Za-z ]+?) ([+-]\d+)/g).map(
        ([skill = '', bonus]) => `${idOf(skill)} ${bonus}`,
      ),
    ),
    Vulnerabilities: listed(ids(line(block, 'Vulnerabilities'))),
    Resistances: listed(ids(line(block, 'Resistances'))),
    Immunities: types,
    'Condition Immunities': conditions,
    Senses: listed(
      all(senses, /(blindsight|darkvision|tremorsense|truesight) (\d+)/gi).map(
        ([sense = '', feet]) => `${sense.toLowerCase()} ${feet}`,
      ),
    ),
    'Passive Perception': number(/Passive Perception (\d+)/i, senses),
    ...languages(line(block, 'Languages')),
    Gear: gear(line(block, 'Gear')),
    CR: number(/^([\d/]+)/, rating),
    XP: number(/XP ([\d,]+)|([\d,]+) XP/, rating),
    'XP in Lair': number(/or ([\d,]+) in lair/, rating),
    ...(/PB/.test(rating) && { 'Proficiency Bonus': number(/PB ([+]\d)/, rating) }),
    ...(uses && { 'Legendary Uses': usesCell(uses[1], uses[2]) }),
  }
}

const PART = /^(?:\*\*[_*]|[_*]\*\*)(.+?)[.:]?(?:[_*]\*\*|\*\*[_*])[.:]?/m

/** The cells of a stat block, and those of its traits and actions. */
export function cellsOfEntry(entry: string): readonly (readonly [id: string, cells: BlockCells | PartCells])[] {
  const [, name = '', head = '', alignment = ''] = HEAD.exec(entry) ?? []
  if (name === '') return []
  const id = idOf(name)
  const [block = '', ...sections] = entry.split(
    /^#{3,5} (?=(?:Traits|Actions|Bonus Actions|Reactions|Legendary Actions)\s*$)/m,
  )
  const parts = sections.flatMap((section) => {
    const kind = SECTIONS[/^.*/.exec(section)?.[0]?.trim() ?? ''] ?? NONE
    return section
      .split(new RegExp(`(?=${PART.source})`, 'm'))
      .flatMap((part): readonly (readonly [string, PartCells])[] => {
        const found = new RegExp(`^${PART.source.slice(1)}`).exec(part)
        if (!found) return []
        const [marked, title = ''] = found
        return [
          [
            partId(id, idOf(title)),
            { Section: kind, ...cellsOfPart(title.replaceAll(/[−–]/g, '-'), part.slice(marked.length)) },
          ],
        ]
      })
  })
  return [[id, cellsOfBlock(head, alignment, block + (sections.at(-1) ?? ''))], ...parts]
}

/** The creatures of files of Markdown that have the text of the document. */
export const readMarkdownCreatures =
  (...paths: readonly string[]) =>
  (repository: Repository): Transcription =>
    new Map(
      paths.flatMap((path) =>
        repository
          .read(path)
          .split(/^(?=#{2,3} (?!(?:Traits|Actions|Bonus Actions|Reactions|Legendary Actions)\s*$))/m)
          .flatMap(cellsOfEntry),
      ),
    )
