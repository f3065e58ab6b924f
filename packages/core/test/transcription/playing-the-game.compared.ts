import * as core from '../../src/index.ts'
import { byKey, figuresOf, list, noted, type Row, rowsOf, slug, slugs, span, whole } from './cells.ts'
import { RULES_OF_COMBAT } from './combat.ts'
import { byNumber, type Comparison, compare, keyed, pick } from './comparison.ts'
import { RULES_OF_DAMAGE, RULES_OF_RESTS } from './damage-and-healing.ts'
import { RULES_OF_EXPLORATION } from './exploration.ts'
import * as book from './playing-the-game.ts'

/** `Charisma (Deception, Persuasion), Wisdom`: the checks of an action. */
const checks = (cell: string) =>
  list(cell).map((check) => {
    const { name, note } = noted(check)
    return { ability: slug(name), skills: note === '' ? [] : slugs(note) }
  })

/** What an action does, in the form of core. */
export const action = (row: Row<'Action' | 'Attack Rolls' | 'Extra Moves' | 'Lasts' | 'Checks'>) => ({
  action: slug(row('Action')),
  attackRolls: whole(row('Attack Rolls')),
  extraMoves: whole(row('Extra Moves')),
  lasts: slug(row('Lasts')),
  checks: checks(row('Checks')),
})

/** The names of the kinds of attacks in core. */
const ATTACKS: Readonly<Record<string, string>> = {
  'Melee weapon': 'melee',
  'Unarmed Strike': 'melee',
  'Ranged weapon': 'ranged',
  Spell: 'spell',
}

const rulesOfActions = figuresOf(book.RULES_OF_ACTIONS)
const rulesOfMagic = figuresOf(book.RULES_OF_MAGIC)
const rulesOfCreation = figuresOf(book.RULES_OF_CREATION)
const rulesOfEquipment = figuresOf(book.RULES_OF_EQUIPMENT)
const rulesBetweenAdventures = figuresOf(book.RULES_BETWEEN_ADVENTURES)

/** The rules of the edition that are compared in another form, as tables. */
const TABLES = [
  'baseArmorClass',
  'carrying',
  'conditions',
  'crafting',
  'equipment',
  'feats',
  'foodAndDrink',
  'gearBenefits',
  'gearChecks',
  'gearFigures',
  'heavyWeapons',
  'id',
  'languages',
  'largeVehicles',
  'meals',
  'mounts',
  'multiclassTraining',
  'packs',
  'services',
  'species',
  'spreadGear',
  'thrownGear',
  'training',
  'weapons',
]

const RULES = [
  book.RULES_OF_ACTIONS,
  book.RULES_OF_MAGIC,
  book.RULES_OF_CREATION,
  book.RULES_BETWEEN_ADVENTURES,
  book.RULES_OF_EQUIPMENT,
  RULES_OF_COMBAT,
  RULES_OF_DAMAGE,
  RULES_OF_EXPLORATION,
  RULES_OF_RESTS,
]

const { list: actions, bonusActions } = core.srd521.actions
const { subclassLevel } = core.srd521
const { damage: _damage, ...breathWeapon } = core.srd521.breathWeapon
const { list: _list, ...background } = core.srd521.background
const initiative = (state: core.RollState): number => core.initiativeScore({ dexterityModifier: 0, state })

/** Chapter “Playing the Game” up to “Actions”, and what “Rules Glossary” says about it. */
export const PLAYING_THE_GAME: readonly Comparison[] = [
  compare(
    book.ABILITY_DESCRIPTIONS,
    core.ABILITIES,
    rowsOf(book.ABILITY_DESCRIPTIONS).map((row) => slug(row('Ability'))),
  ),
  compare(
    book.ABILITY_SCORES,
    byNumber(core.ABILITY_SCORE_MEANINGS, ({ meaning }) => meaning),
    byNumber(
      rowsOf(book.ABILITY_SCORES).map((row) => ({ ...span(row('Score')), meaning: slug(row('Meaning')) })),
      ({ meaning }) => meaning,
    ),
  ),
  compare(
    book.ABILITY_MODIFIERS_OF_SCORES,
    byNumber(core.ABILITY_MODIFIERS, ({ from }) => core.abilityModifier(from)),
    byNumber(
      rowsOf(book.ABILITY_MODIFIERS_OF_SCORES).map((row) => ({
        ...span(row('Score')),
        modifier: whole(row('Modifier')),
      })),
      ({ modifier }) => modifier,
    ),
  ),
  compare(
    book.TYPICAL_DIFFICULTY_CLASSES,
    core.TYPICAL_DIFFICULTY_CLASSES,
    rowsOf(book.TYPICAL_DIFFICULTY_CLASSES).map((row) => ({
      difficulty: slug(row('Task Difficulty')),
      dc: whole(row('DC')),
    })),
  ),
  compare(
    book.ATTACK_ROLL_ABILITIES,
    rowsOf(book.ATTACK_ROLL_ABILITIES).map((row) => [
      row('Attack'),
      core.ATTACK_ROLL_ABILITIES.find(({ attack }) => attack === ATTACKS[row('Attack')])?.ability,
    ]),
    rowsOf(book.ATTACK_ROLL_ABILITIES).map((row) => [row('Attack'), slug(row('Ability'))]),
  ),
  compare(
    book.PROFICIENCY_BONUS,
    byNumber(core.PROFICIENCY_BONUSES, ({ bonus }) => bonus),
    byNumber(
      rowsOf(book.PROFICIENCY_BONUS).map((row) => ({ ...span(row('Level or CR')), bonus: whole(row('Bonus')) })),
      ({ bonus }) => bonus,
    ),
  ),
  compare(
    book.SKILLS,
    core.SKILL_ABILITIES,
    rowsOf(book.SKILLS).map((row) => ({ skill: slug(row('Skill')), ability: slug(row('Ability')) })),
  ),
  compare(book.SKILLS, core.srd521.training, {
    bonus: 'proficiency-bonus',
    skills: rowsOf(book.SKILLS).map((row) => slug(row('Skill'))),
    skillWithTool: 'advantage', // Equipment Proficiencies (page 9)
    expertiseTools: [],
    passiveScores: ['perception'], // Passive Perception (page 186)
  }),
  compare(book.ACTIONS, actions, rowsOf(book.ACTIONS).map(action)),
  compare(
    book.INFLUENCE_CHECKS,
    keyed(core.INFLUENCE_CHECKS, ({ interaction }) => interaction),
    byKey(
      rowsOf(book.INFLUENCE_CHECKS).map((row) => [
        slug(row('Interaction')),
        {
          interaction: slug(row('Interaction')),
          ability: slug(row('Ability')),
          skill: slug(row('Skill')),
          understands: row('Monster') === 'understands you',
          creatureTypes: /^[A-Z]/.test(row('Monster')) ? slugs(row('Monster')) : core.CREATURE_TYPES,
        },
      ]),
    ),
  ),
  compare(
    book.ATTITUDES,
    core.INFLUENCE_STATES,
    byKey(
      rowsOf(book.ATTITUDES).map((row) => [
        slug(row('Attitude')),
        slug(row('Check to Influence').replace('—', 'normal')),
      ]),
    ),
  ),
  compare(
    book.SEARCH,
    core.SEARCH_SKILLS,
    rowsOf(book.SEARCH).map((row) => ({ skill: slug(row('Skill')), detects: slugs(row('Things to Detect')) })),
  ),
  compare(
    book.AREAS_OF_KNOWLEDGE,
    core.STUDY_SKILLS,
    rowsOf(book.AREAS_OF_KNOWLEDGE).map((row) => ({
      skill: slug(row('Skill')),
      areas: slugs(row('Areas')),
      creatureTypes: slugs(row('Creatures')),
    })),
  ),
  compare(book.RULES_OF_ACTIONS, pick({ ...core.srd521, actions: { bonusActions } }, rulesOfActions), rulesOfActions),
  compare(
    book.RULES_OF_MAGIC,
    pick({ ...core.srd521, subclassLevel: { usual: subclassLevel.usual } }, rulesOfMagic),
    rulesOfMagic,
  ),
  compare(book.RULES_OF_CREATION, pick({ ...core.srd521, breathWeapon, background }, rulesOfCreation), rulesOfCreation),
  compare(book.RULES_BETWEEN_ADVENTURES, pick(core.srd521, rulesBetweenAdventures), rulesBetweenAdventures),
  compare(book.RULES_OF_EQUIPMENT, pick(core.srd521, rulesOfEquipment), rulesOfEquipment),
  compare(
    { heading: 'All rules', page: 5 },
    Object.keys(core.srd521).toSorted(),
    [...TABLES, ...RULES.flatMap((table) => Object.keys(figuresOf(table)))].toSorted(),
  ),
  compare(
    book.FIGURES_OF_D20_TESTS,
    {
      abilityScores: core.ABILITY_SCORES,
      baseArmorClass: core.BASE_ARMOR_CLASS,
      naturalHit: core.NATURAL_HIT,
      naturalMiss: core.NATURAL_MISS,
      passiveScore: core.PASSIVE_SCORE,
      initiativeScore: {
        base: initiative('normal'),
        advantage: initiative('advantage') - initiative('normal'),
        disadvantage: initiative('disadvantage') - initiative('normal'),
      },
      attunement: { maximum: core.ATTUNEMENT.maximum },
      defaultAttitude: core.DEFAULT_ATTITUDE,
    },
    figuresOf(book.FIGURES_OF_D20_TESTS),
  ),
]
