import type { Corpus, SourceEntry } from '../corpus/index.ts'
import { type Locale, SOURCE_LOCALE } from '../language/index.ts'
import type { SourceBlock, Unit } from '../markdown/index.ts'

/** A translated entry beside the English. */
export interface Pair {
  readonly english: SourceEntry
  readonly translated: SourceEntry
}

/** Every translated entry that has an English one. */
export function* pairs({ entries, groups }: Corpus): Iterable<Pair> {
  for (const translated of entries) {
    const english = groups.get(translated.id)?.[SOURCE_LOCALE]
    const locale: Locale = translated.locale
    if (locale !== SOURCE_LOCALE && english) yield { english, translated }
  }
}

const skeleton = ({ blocks }: SourceEntry): string => blocks.map(({ key }) => key).join('\n')

/** The blocks of a pair side by side; none where the two are not built alike, since then no two belong together. */
export function blockPairs({
  english,
  translated,
}: Pair): { readonly source: SourceBlock; readonly target: SourceBlock }[] {
  if (skeleton(english) !== skeleton(translated)) return []
  return english.blocks.flatMap((source, index) => {
    const target = translated.blocks[index]
    return target ? [{ source, target }] : []
  })
}

/** A unit of a translation beside that of the English. */
export interface UnitPair {
  readonly english: SourceEntry
  readonly translated: SourceEntry
  readonly source: Unit
  readonly target: Unit
}

/** Units by the section that they stand in: what comes before the first heading, and what each heading stands above. */
function sections({ units }: SourceEntry): ReadonlyMap<string, readonly Unit[]> {
  const found = new Map<string, Unit[]>()
  let section = ''
  for (const unit of units) {
    if (unit.kind === 'heading') section = unit.key
    const units = found.get(section)
    if (units) units.push(unit)
    else found.set(section, [unit])
  }
  return found
}

const keysOf = (units: readonly Unit[]): string => units.map(({ key }) => key).join('\n')

/** The units of a pair side by side; none of a section that is not built alike, since then no two belong together. */
export function* unitPairs({ english, translated }: Pair): Iterable<UnitPair> {
  const targets = sections(translated)
  for (const [section, sources] of sections(english)) {
    const units = targets.get(section) ?? []
    if (keysOf(sources) !== keysOf(units)) continue
    for (const [index, source] of sources.entries()) {
      const target = units[index]
      if (target) yield { english, translated, source, target }
    }
  }
}

const known = new WeakMap<Corpus, readonly UnitPair[]>()

/** Every unit of every translation beside that of the English. */
export function allUnitPairs(corpus: Corpus): readonly UnitPair[] {
  const all = known.get(corpus) ?? Array.from(pairs(corpus)).flatMap((pair) => [...unitPairs(pair)])
  known.set(corpus, all)
  return all
}

/** What the first list has more of than the second; an item that stands twice counts twice. */
export function surplus(these: readonly string[], those: readonly string[]): string[] {
  const left = [...those]
  return these.filter((item) => {
    const index = left.indexOf(item)
    if (index !== -1) left.splice(index, 1)
    return index === -1
  })
}
