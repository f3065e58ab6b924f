import type { Holds } from '../holds.ts'

/** The sections of Character Creation. */
// biome-ignore format: a table
export const characterCreation = {
  'character-creation':        ['CLASSES', 'BACKGROUNDS', 'SPECIES', 'srd521.origin'],
  'step-1-class':              ['CLASSES', 'SUBCLASSES', 'subclassLevel'],
  'class-overview':            ['CLASS_TRAITS'],
  'write-your-level':          ['LEVELS', 'experienceToReach', 'characterLevel'],
  'step-2-origin':             ['srd521.origin'],
  'choose-background':         ['BACKGROUNDS', 'BACKGROUND_TRAITS', 'FEATS', 'FEAT_TRAITS', 'featObstacles'],
  'abilities-and-backgrounds': ['BACKGROUND_TRAITS', 'increaseByBackground'],
  'starting-equipment':        ['BACKGROUND_TRAITS', 'CLASS_PROFICIENCIES', 'STARTING_EQUIPMENT', 'startingEquipment', 'startingCopperPieces', 'PACKS'],
  'choose-species':            ['SPECIES', 'SPECIES_STATISTICS', 'SPECIES_TRAITS', 'SPECIES_TRAIT_FIGURES', 'SPECIES_TRAIT_USES', 'LINEAGES', 'speciesOutline', 'breathWeapon', 'breathWeaponArea'],
  'choose-languages':          ['KNOWN_LANGUAGES', 'languageRolled', 'understandEachOther'],
  'standard-languages':        ['STANDARD_LANGUAGES', 'LANGUAGE_ROLLS', 'languageRolled'],
  'rare-languages':            ['RARE_LANGUAGES', 'PRIMORDIAL_DIALECTS', 'understandEachOther'],
  'step-3-ability-scores':     ['STANDARD_ARRAY', 'RANDOM_GENERATION', 'POINTS'],
  'generate-scores':           ['STANDARD_ARRAY', 'isStandardArray', 'RANDOM_GENERATION', 'rolledScore', 'rankedScore', 'totalOfScores', 'chanceOfScores', 'spendPoints'],
  'point-costs':               ['POINTS', 'POINT_COSTS', 'POINT_COST_SCORES', 'pointCost', 'spendPoints'],
  'assign-scores':             ['STANDARD_ARRAY', 'isStandardArray', 'CLASS_TRAITS'],
  'standard-array-by-class':   ['STANDARD_ARRAY_BY_CLASS'],
  'adjust-scores':             ['BACKGROUND_INCREASE', 'increaseByBackground', 'increaseByFeat', 'increasedScore'],
  'determine-modifiers':       ['abilityModifier'],
  'scores-and-modifiers':      ['ABILITY_MODIFIERS', 'abilityModifier'],
  'step-4-alignment':          ['ALIGNMENTS', 'ALIGNMENT_FACTORS'],
  'unaligned-creatures':       ['ALIGNMENTS'],
  'record-class-features':     ['CLASS_FEATURES', 'CLASS_PROGRESSIONS', 'classFeatures', 'atClassLevel'],
  'fill-in-numbers':           ['skillCheckBonus', 'passiveScore', 'weaponAttack', 'spellSaveDc', 'spellAttackModifier', 'hitDicePool', 'spellSlots', 'spellsPrepared'],
  'level-1-hit-points':        ['CLASS_HIT_POINTS', 'hitPointMaximum'],
  'level-advancement':         ['advancement', 'hitPointMaximum', 'afterConstitutionChange', 'srd521.levelHitPoints', 'TIERS_OF_PLAY', 'tierOfPlay', 'multiclassPrerequisites', 'multiclassTraining', 'spellcasterLevel', 'EXPERIENCE_PER_BONUS_FEAT', 'MULTICLASS_MINIMUM', 'MULTICLASS_SPELL_SLOTS', 'spellSlots', 'hitDicePool'],
  'character-advancement':     ['CHARACTER_ADVANCEMENT', 'advancement', 'experienceToReach'],
} as const satisfies Holds
