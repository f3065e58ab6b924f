import * as core from '../../src/index.ts'
import { byKey, figuresOf, list, type Nested, rowsOf, slug, slugs, type Transcription, whole } from './cells.ts'
import { type Comparison, compare, sorted } from './comparison.ts'
import { effectsOf } from './condition-effects.ts'
import * as book from './srd-5-1.ts'

const RULES = [
  book.RULES_OF_CHECKS,
  book.RULES_OF_COMBAT,
  book.RULES_OF_DAMAGE,
  book.RULES_OF_EXPLORATION,
  book.RULES_OF_MAGIC_AND_CHARACTERS,
]

/** The figures of core that were typed, at any depth; lists in the order of the alphabet. */
function typedAlone(figures: object, typed: Nested): object {
  return byKey(
    Object.entries(typed).map(([key, value]) => {
      const of: unknown = Reflect.get(figures, key)
      if (Array.isArray(of)) return [key, sorted(of)]
      return [
        key,
        typeof of === 'object' && of !== null && !Array.isArray(value) ? typedAlone(of, value as Nested) : of,
      ]
    }),
  )
}

const sortedLists = (typed: Nested): object =>
  byKey(
    Object.entries(typed).map(([key, value]) => {
      if (Array.isArray(value)) return [key, sorted(value)]
      return [key, typeof value === 'object' ? sortedLists(value as Nested) : value]
    }),
  )

function compareRules(table: Transcription<'Figure' | 'Value'>): Comparison {
  const typed = figuresOf(table)
  return compare(table, typedAlone(core.srd51, typed), sortedLists(typed))
}

/** Effects in the order of the alphabet, since the book does not define one. */
const inOrder = (effects: readonly object[]): readonly string[] =>
  sorted(
    effects.map((effect) =>
      sorted(Object.entries(effect).map(([key, value]) => `${key} ${JSON.stringify(value)}`)).join(', '),
    ),
  )

const effects = effectsOf(book.EFFECTS_OF_CONDITIONS)

/** SRD 5.1, without its equipment. */
export const SRD_5_1: readonly Comparison[] = [
  ...RULES.map(compareRules),
  compare(
    book.BREATH_WEAPON_DAMAGE,
    core.srd51.breathWeapon.damage,
    rowsOf(book.BREATH_WEAPON_DAMAGE).map((row) => ({ fromLevel: whole(row('Level')), damage: row('Damage') })),
  ),
  compare(
    book.ENCUMBRANCE,
    core.srd51.carrying.encumbranceVariant,
    rowsOf(book.ENCUMBRANCE).map((row) => ({
      grade: slug(row('Grade')),
      overPoundsPerStrength: whole(row('Pounds per Strength')),
      speedReducedFeet: whole(row('Speed Reduced')),
      disadvantageWith: slugs(row('Disadvantage With')),
    })),
  ),
  compare(
    book.EXHAUSTION,
    rowsOf(book.EXHAUSTION).map((row) => {
      const { disadvantageOn, speedDividedBy, hitPointMaximumDividedBy, immobile, dies } = core.exhaustionEffects(
        whole(row('Level')),
        core.srd51,
      )
      return { disadvantageOn: sorted(disadvantageOn), speedDividedBy, hitPointMaximumDividedBy, immobile, dies }
    }),
    rowsOf(book.EXHAUSTION).map((row) => ({
      disadvantageOn: sorted(list(row('Disadvantage On')).map(slug)),
      speedDividedBy: whole(row('Speed Divided By')),
      hitPointMaximumDividedBy: whole(row('Hit Points Divided By')),
      immobile: row('Speed 0') === 'yes',
      dies: row('Death') === 'yes',
    })),
  ),
  ...Object.entries(effects).map(([condition, typed]) =>
    compare(
      { ...book.EFFECTS_OF_CONDITIONS, heading: `Conditions, ${condition}` },
      inOrder(Reflect.get(core.srd51.conditions.rows, condition).effects),
      inOrder(typed),
    ),
  ),
]
