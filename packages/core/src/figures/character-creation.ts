import { RANDOM_GENERATION as random } from '../rules/abilities/generate-scores.ts'
import { POINT_COST_SCORES, pointCost } from '../rules/abilities/point-cost.ts'
import { LEVELS } from '../rules/proficiency/proficiency.ts'
import { srd521MagicAndCharacters } from '../rulesets/srd-5-2-1/magic-and-characters.ts'
import { BACKGROUND_INCREASE } from '../tables/abilities/ability-score-increases.ts'
import { POINTS } from '../tables/abilities/point-costs.ts'
import { STANDARD_ARRAY } from '../tables/abilities/standard-array.ts'
import { BACKGROUND_TRAITS } from '../tables/creating-a-character/backgrounds.ts'
import { KNOWN_LANGUAGES } from '../tables/creating-a-character/standard-languages.ts'
import { STARTING_EQUIPMENT } from '../tables/creating-a-character/starting-equipment.ts'
import { COIN_VALUES } from '../tables/equipment/coin-values.ts'
import { CHARACTER_ADVANCEMENT, EXPERIENCE_PER_BONUS_FEAT } from '../tables/level-advancement/character-advancement.ts'
import { MULTICLASS_MINIMUM } from '../tables/level-advancement/classes.ts'
import { TIERS_OF_PLAY } from '../tables/level-advancement/tiers-of-play.ts'
import { BACKGROUNDS } from '../vocabulary/backgrounds.ts'
import { CLASSES } from '../vocabulary/classes.ts'
import { SPECIES } from '../vocabulary/species.ts'
import { dice, integer, type NamedFigure, signed } from './named-figure.ts'

const GOLD = COIN_VALUES['gold-piece']
const [level1, level2, level3] = CHARACTER_ADVANCEMENT
const [array1, array2, array3, array4, array5, array6] = STANDARD_ARRAY
const [oneAndOne, three] = BACKGROUND_INCREASE.ways
const [tier1, tier2, tier3, tier4] = TIERS_OF_PLAY
const [, gold2, gold3, gold4] = STARTING_EQUIPMENT

/** The dice for additional gold pieces. */
const goldRoll = ({ dieSides, copperPiecesPerPoint }: (typeof STARTING_EQUIPMENT)[number]): string =>
  `1d${dieSides}*${copperPiecesPerPoint / GOLD}`

/** Figures that running text can name: character creation and advancement. */
export const characterCreationFigures = {
  'classes-count': integer(CLASSES.length),
  'species-count': integer(SPECIES.length),
  'backgrounds-count': integer(BACKGROUNDS.length),
  'level-minimum': integer(LEVELS.minimum),
  'level-maximum': integer(LEVELS.maximum),
  'level-1-experience': integer(level1.experiencePoints),
  'level-2-experience': integer(level2.experiencePoints),
  'level-3-experience': integer(level3.experiencePoints),
  'level-20-experience': integer(CHARACTER_ADVANCEMENT[CHARACTER_ADVANCEMENT.length - 1]?.experiencePoints ?? 0),
  'experience-per-bonus-feat': integer(EXPERIENCE_PER_BONUS_FEAT),
  'background-skills': integer(BACKGROUND_TRAITS.acolyte.skills.length),
  'chosen-languages': integer(KNOWN_LANGUAGES.others),
  'standard-array-1': integer(array1),
  'standard-array-2': integer(array2),
  'standard-array-3': integer(array3),
  'standard-array-4': integer(array4),
  'standard-array-5': integer(array5),
  'standard-array-6': integer(array6),
  'random-score-roll': dice(`${random.dice}d${random.sides}kh${random.keep}`),
  'random-score-dice': integer(random.dice),
  'random-score-dice-kept': integer(random.keep),
  'random-scores-count': integer(random.scores),
  'point-cost-points': integer(POINTS),
  'point-cost-score-minimum': integer(POINT_COST_SCORES.minimum),
  'point-cost-score-maximum': integer(POINT_COST_SCORES.maximum),
  'point-cost-of-14': integer(pointCost(14)),
  'background-increase-larger': signed(oneAndOne[0]),
  'background-increase-smaller': signed(oneAndOne[1]),
  'background-increase-each': signed(three[0]),
  'background-increase-maximum': integer(BACKGROUND_INCREASE.maximum),
  'hit-points-per-level-minimum': integer(srd521MagicAndCharacters.levelHitPoints.leastPerLevel),
  'multiclass-minimum-score': integer(MULTICLASS_MINIMUM),
  'tier-1-from': integer(tier1.from),
  'tier-1-to': integer(tier1.to),
  'tier-2-from': integer(tier2.from),
  'tier-2-to': integer(tier2.to),
  'tier-3-from': integer(tier3.from),
  'tier-3-to': integer(tier3.to),
  'tier-4-from': integer(tier4.from),
  'tier-4-to': integer(tier4.to),
  'tiers-count': integer(TIERS_OF_PLAY.length),
  'tier-2-starting-gold': integer(gold2.copperPieces / GOLD),
  'tier-2-starting-gold-roll': dice(goldRoll(gold2)),
  'tier-3-starting-gold': integer(gold3.copperPieces / GOLD),
  'tier-3-starting-gold-roll': dice(goldRoll(gold3)),
  'tier-4-starting-gold': integer(gold4.copperPieces / GOLD),
  'tier-4-starting-gold-roll': dice(goldRoll(gold4)),
} as const satisfies Readonly<Record<string, NamedFigure>>
