import { srd521 } from '../rulesets/srd-5-2-1.ts'
import { ATTUNEMENT } from '../tables/spells-and-magic/attunement.ts'
import { SPELL_LEVELS } from '../vocabulary/spell-levels.ts'
import { feet, integer, type NamedFigure } from './named-figure.ts'

/** Figures that running text can name: magic. */
export const magicFigures = {
  'cantrip-level': integer(SPELL_LEVELS[0]),
  'spell-level-maximum': integer(SPELL_LEVELS[SPELL_LEVELS.length - 1] ?? 0),
  'spell-save-base-dc': integer(srd521.spellFigures.saveDcBase),
  'spell-slots-per-turn': integer(srd521.casting.slotsPerTurn),
  'identifying-spell-dc': integer(srd521.casting.identifyingDc),
  'concentration-minimum-dc': integer(srd521.concentration.minimumDc),
  'concentration-maximum-dc': integer(srd521.concentration.maximumDc),
  'ritual-extra-minutes': integer(srd521.ritual.extraMinutes),
  'attunement-maximum': integer(ATTUNEMENT.maximum),
  'attunement-ending-distance': feet(ATTUNEMENT.endsBeyondFeet),
  'attunement-ending-hours': integer(ATTUNEMENT.forHours),
} as const satisfies Readonly<Record<string, NamedFigure>>
