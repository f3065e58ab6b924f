import { srd51 } from '../../rulesets/srd-5-1.ts'
import { SPECIES_TRAIT_FIGURES } from '../../tables/creating-a-character/species-trait-uses.ts'
import { RACE_STATISTICS } from '../../tables/creating-a-character/srd-5-1-races.ts'
import { COIN_VALUES } from '../../tables/equipment/coin-values.ts'
import { LIFESTYLE_COPPER_PIECES_PER_DAY as lifestyle } from '../../tables/equipment/lifestyle-expenses.ts'
import { SRD_5_1_SERVICES } from '../../tables/equipment/srd-5-1-services.ts'
import { FEAT_ABILITY_MINIMUM } from '../../tables/level-advancement/feats.ts'
import { RACES } from '../../vocabulary/races.ts'
import { dice, feet, integer, type NamedFigure } from '../named-figure.ts'

const GOLD = COIN_VALUES['gold-piece']
const SILVER = COIN_VALUES['silver-piece']
const [coach, coachInCity, skilled, untrained, messenger, toll, passage] = SRD_5_1_SERVICES
const [breath1, breath2, breath3, breath4] = srd51.breathWeapon.damage
const { background, halfCasters, languages, learning, recuperating, research, silvering, spellcastingServices } = srd51

/** Figures that running text can name: SRD 5.1, characters, services and what characters do between adventures. */
export const srd51CharactersFigures = {
  'srd51-races-count': integer(RACES.length),
  'srd51-dwarf-speed': feet(RACE_STATISTICS.dwarf.speedFeet),
  'srd51-dwarf-darkvision': feet(RACE_STATISTICS.dwarf.darkvisionFeet),
  'srd51-breath-weapon-dc-base': integer(SPECIES_TRAIT_FIGURES.breathWeaponDcBase),
  'srd51-breath-weapon-cone': feet(SPECIES_TRAIT_FIGURES.breathWeaponConeFeet),
  'srd51-breath-weapon-line': feet(SPECIES_TRAIT_FIGURES.breathWeaponLineFeet),
  'srd51-breath-weapon-line-width': feet(SPECIES_TRAIT_FIGURES.breathWeaponLineWidthFeet),
  'srd51-breath-weapon-damage-1': dice(breath1.damage),
  'srd51-breath-weapon-damage-2': dice(breath2.damage),
  'srd51-breath-weapon-damage-2-level': integer(breath2.fromLevel),
  'srd51-breath-weapon-damage-3': dice(breath3.damage),
  'srd51-breath-weapon-damage-3-level': integer(breath3.fromLevel),
  'srd51-breath-weapon-damage-4': dice(breath4.damage),
  'srd51-breath-weapon-damage-4-level': integer(breath4.fromLevel),
  'srd51-standard-languages-count': integer(languages.standard.length),
  'srd51-exotic-languages-count': integer(languages.rare.length),
  'srd51-background-skills': integer(background.skills),
  'srd51-background-tools-or-languages': integer(background.tools),
  'srd51-grappler-strength': integer(FEAT_ABILITY_MINIMUM),
  'srd51-half-caster-slots-level': integer(halfCasters.slotsFromLevel),
  'srd51-subclass-level-cleric': integer(srd51.subclassLevel.others.cleric),
  'srd51-subclass-level-wizard': integer(srd51.subclassLevel.others.wizard),
  'srd51-subclass-level': integer(srd51.subclassLevel.usual),
  'srd51-coach-per-mile': integer(coach.costCopperPieces),
  'srd51-coach-in-city': integer(coachInCity.costCopperPieces),
  'srd51-skilled-hireling-pay': integer(skilled.costCopperPieces / GOLD),
  'srd51-untrained-hireling-pay': integer(untrained.costCopperPieces / SILVER),
  'srd51-messenger-per-mile': integer(messenger.costCopperPieces),
  'srd51-toll-price': integer(toll.costCopperPieces),
  'srd51-passage-per-mile': integer(passage.costCopperPieces / SILVER),
  'srd51-lifestyle-squalid': integer(lifestyle.squalid / SILVER),
  'srd51-lifestyle-poor': integer(lifestyle.poor / SILVER),
  'srd51-lifestyle-modest': integer(lifestyle.modest / GOLD),
  'srd51-lifestyle-comfortable': integer(lifestyle.comfortable / GOLD),
  'srd51-lifestyle-wealthy': integer(lifestyle.wealthy / GOLD),
  'srd51-lifestyle-aristocratic': integer(lifestyle.aristocratic / GOLD),
  'srd51-casting-price-from': integer(spellcastingServices.copperPieces.from / GOLD),
  'srd51-casting-price-to': integer(spellcastingServices.copperPieces.to / GOLD),
  'srd51-silvering-price': integer(silvering.copperPieces / GOLD),
  'srd51-silvered-ammunition': integer(silvering.ammunition),
  'srd51-downtime-hours': integer(srd51.downtimeHoursPerDay),
  'srd51-training-days': integer(learning.days),
  'srd51-training-price': integer(learning.copperPiecesPerDay / GOLD),
  'srd51-recuperating-days': integer(recuperating.days),
  'srd51-recuperating-dc': integer(recuperating.saveDc),
  'srd51-recuperating-hours': integer(recuperating.advantageHours),
  'srd51-research-price': integer(research.copperPiecesPerDay / GOLD),
} as const satisfies Readonly<Record<string, NamedFigure>>
