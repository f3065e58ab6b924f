import * as core from '../../src/index.ts'
import { byKey, copperPieces, counted, figuresOf, list, noted, rowsOf, slug, slugs, whole } from './cells.ts'
import { type Comparison, compare } from './comparison.ts'
import * as book from './origins.ts'

/** The id of a name, or a word for the dash. */
const slugOr = (cell: string, otherwise: string): string => (cell === '—' ? otherwise : slug(cell))

const increases = rowsOf(book.WAYS_TO_INCREASE)

/** Chapters “Character Origins” and “Feats”. */
export const ORIGINS: readonly Comparison[] = [
  compare(
    book.BACKGROUND_DESCRIPTIONS,
    core.BACKGROUND_TRAITS,
    byKey(
      rowsOf(book.BACKGROUND_DESCRIPTIONS).map((row) => {
        const feat = noted(row('Feat'))
        return [
          slug(row('Background')),
          {
            abilities: slugs(row('Ability Scores')),
            feat: slug(feat.name),
            spellList: slug(feat.note || 'none'),
            skills: slugs(row('Skill Proficiencies')),
            tool: slug(row('Tool Proficiency')),
            packageCopperPieces: copperPieces(row('Coins')),
            insteadCopperPieces: copperPieces(row('Instead')),
            package: list(row('Package')).map((entry) => {
              const [item, count] = counted(entry)
              return { item, count }
            }),
          },
        ]
      }),
    ),
  ),
  compare(
    book.WAYS_TO_INCREASE,
    increases.map(() => core.BACKGROUND_INCREASE),
    increases.map((row) => ({
      ways: increases.map((way) => list(way('Increases')).map(Number)),
      maximum: whole(row('Maximum')),
    })),
  ),
  compare(
    book.SPECIES_DESCRIPTIONS,
    core.SPECIES_STATISTICS,
    byKey(
      rowsOf(book.SPECIES_DESCRIPTIONS).map((row) => [
        slug(row('Species')),
        {
          sizes: slugs(row('Size')),
          speedFeet: whole(row('Speed')),
          darkvisionFeet: whole(row('Darkvision')),
          traits: slugs(row('Special Traits')),
        },
      ]),
    ),
  ),
  compare(
    book.ANCESTORS,
    core.DRACONIC_ANCESTOR_DAMAGE_TYPES,
    byKey(rowsOf(book.ANCESTORS).map((row) => [slug(row('Dragon')), slug(row('Damage Type'))])),
  ),
  compare(
    book.BREATH_WEAPON,
    core.BREATH_WEAPON_DAMAGE,
    rowsOf(book.BREATH_WEAPON).map((row) => ({ fromLevel: whole(row('Level')), damage: row('Damage') })),
  ),
  compare(
    book.LINEAGES_WITH_SPELLS,
    core.SPELL_LINEAGES,
    rowsOf(book.LINEAGES_WITH_SPELLS).map((row) => ({
      lineage: slug(row('Lineage')),
      species: slug(row('group')),
      cantrip: slug(row('Cantrip')),
      resistance: slugOr(row('Resistance'), 'none'),
      level3Spell: slug(row('Level 3')),
      level5Spell: slug(row('Level 5')),
    })),
  ),
  compare(
    book.GIANTS,
    core.GIANT_ANCESTRIES,
    rowsOf(book.GIANTS).map((row) => ({
      lineage: slug(row('Ancestry')),
      takes: slugOr(row('Takes'), 'nothing'),
      dice: slugOr(row('Dice'), 'none'),
      damageType: slugOr(row('Damage Type'), 'none'),
      feet: whole(row('Reaches')),
      speedLostFeet: whole(row('Speed Lost')),
    })),
  ),
  compare(
    book.TRAITS_WITH_USES,
    core.SPECIES_TRAIT_USES,
    rowsOf(book.TRAITS_WITH_USES).map((row) => ({
      trait: slug(row('Trait')),
      fromLevel: whole(row('From Level')),
      takes: slug(row('Takes')),
      uses: slug(row('Uses')),
      restoredBy: slug(row('Restored By')),
      durationMinutes: whole(row('Duration')),
    })),
  ),
  compare(book.TRAIT_FIGURES, core.SPECIES_TRAIT_FIGURES, figuresOf(book.TRAIT_FIGURES)),
  compare(
    book.FEAT_DESCRIPTIONS,
    core.FEAT_TRAITS,
    rowsOf(book.FEAT_DESCRIPTIONS).map((row) => ({
      feat: slug(row('Feat')),
      category: slug(row('group')),
      level: row('Level') === '—' ? 1 : whole(row('Level')),
      abilities: slugs(row('Ability 13+')),
      feature: slugOr(row('Feature'), 'none'),
      repeatable: row('Repeatable') === 'yes',
      points: whole(row('Increase')),
      increases: row('Abilities') === 'any' ? 'any' : slugs(row('Abilities')),
      scoreMaximum: whole(row('Maximum')),
    })),
  ),
  compare(
    book.FIGURES_OF_FEATS,
    { abilityMinimum: core.FEAT_ABILITY_MINIMUM, ...core.FEAT_FIGURES },
    figuresOf(book.FIGURES_OF_FEATS),
  ),
]
