import { isSpellId, SPELL_IDS, type Spell, spell } from '@rulestone/compendium'
import { isSpell, type SourceEntry, spellOf } from '../corpus/index.ts'
import { type Problem, START } from '../findings/index.ts'
import { figuresOf, nearest, SOURCE_LOCALE } from '../language/index.ts'
import { type Check, defineCheck, type Example } from './framework/check.ts'

const CODES = ['unknown-spell', 'missing-key', 'unneeded-key', 'cost'] as const

type Code = (typeof CODES)[number]

const english = (name: string, frontMatter = ''): Example => ({
  files: { [`spells/${name}.en.md`]: `---\ntitle: Spell\nsummary: S.\n${frontMatter}---\n\nWords.\n` },
})

/** The keys of front matter that a spell has or lacks, by its facts. */
const KEYS: readonly (readonly [key: 'trigger' | 'material', isNeeded: (facts: Spell) => boolean])[] = [
  ['trigger', ({ trigger }) => trigger === true],
  ['material', ({ components }) => components.includes('material')],
]

/** The amounts in which a price can be given: in Copper, Silver or Gold Pieces. */
const amounts = (copperPieces: number): readonly string[] => [1, 10, 100].map((worth) => String(copperPieces / worth))

function* costs({ file, yaml, frontMatter }: SourceEntry, { materials = [] }: Spell): Iterable<Problem<Code>> {
  const shown = new Set(figuresOf(frontMatter?.material ?? '').map(({ value }) => value))
  for (const { costCopperPieces } of materials) {
    const [copper = '', , gold = ''] = amounts(costCopperPieces)
    if (amounts(costCopperPieces).some((amount) => shown.has(amount))) continue
    const expected = costCopperPieces % 100 === 0 ? `${gold} GP` : `${copper} CP`
    yield { file, ...yaml.at(['material']), code: 'cost', values: { got: frontMatter?.material ?? '', expected } }
  }
}

/** The file of a spell is that of a spell of the compendium, and its front matter fits the facts there. */
export const spells: Check = defineCheck({
  id: 'spells',
  severity: 'error',
  byRule: true,
  description: 'spells that the compendium has; a trigger, Material components and their cost where it says so',
  examples: {
    good: [
      english('fireball', 'material: sulfur\n'),
      english('shield', 'trigger: when you are hit\n'),
      english('revivify', 'material: diamonds worth at least 300 GP\n'),
    ],
    bad: [
      { ...english('firebal'), code: 'unknown-spell', at: '1:1', values: { got: 'firebal' } },
      { ...english('fireball'), code: 'missing-key', at: '1:1', values: { key: 'material' } },
      { ...english('shield', 'trigger: a\nmaterial: b\n'), code: 'unneeded-key', at: '5:11' },
      { ...english('revivify', 'material: diamonds\n'), code: 'cost', at: '4:11' },
    ],
  },
  codes: CODES,
  *check({ entries }) {
    for (const entry of entries.filter(({ id }) => isSpell(id))) {
      const { file, id, locale, yaml, frontMatter } = entry
      const name = spellOf(id)
      if (!isSpellId(name)) {
        yield { file, ...START, code: 'unknown-spell', values: { got: name, expected: nearest(name, SPELL_IDS) } }
        continue
      }
      if (!frontMatter) continue
      const facts = spell(name)
      for (const [key, isNeeded] of KEYS) {
        const isThere = frontMatter[key] !== undefined
        if (isNeeded(facts) && !isThere) yield { file, ...START, code: 'missing-key', values: { key } }
        if (!isNeeded(facts) && isThere) yield { file, ...yaml.at([key]), code: 'unneeded-key', values: { key } }
      }
      if (locale === SOURCE_LOCALE) yield* costs(entry, facts)
    }
  },
})
