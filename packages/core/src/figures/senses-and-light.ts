import { LANGUAGES_NEEDED } from '../rules/spells-and-magic/telepathy.ts'
import { srd521 } from '../rulesets/srd-5-2-1.ts'
import { LIGHT_SOURCES } from '../tables/exploration/light-sources.ts'
import { LIGHT_LEVELS } from '../vocabulary/light-levels.ts'
import { feet, integer, type NamedFigure } from './named-figure.ts'

/** Figures that running text can name: vision, light and senses. */
export const sensesAndLightFigures = {
  'light-levels-count': integer(LIGHT_LEVELS.length),
  'special-senses-count': integer(srd521.vision.senses.length),
  'telepathy-languages': integer(LANGUAGES_NEEDED),
  'candle-bright-light': feet(LIGHT_SOURCES.candle.brightFeet),
  'candle-dim-light': feet(LIGHT_SOURCES.candle.additionalDimFeet),
  'torch-bright-light': feet(LIGHT_SOURCES.torch.brightFeet),
  'torch-dim-light': feet(LIGHT_SOURCES.torch.additionalDimFeet),
  'torch-hours': integer(LIGHT_SOURCES.torch.hours),
  'lamp-bright-light': feet(LIGHT_SOURCES.lamp.brightFeet),
  'lamp-dim-light': feet(LIGHT_SOURCES.lamp.additionalDimFeet),
  'hooded-lantern-bright-light': feet(LIGHT_SOURCES['hooded-lantern'].brightFeet),
  'hooded-lantern-dim-light': feet(LIGHT_SOURCES['hooded-lantern'].additionalDimFeet),
  'bullseye-lantern-bright-light': feet(LIGHT_SOURCES['bullseye-lantern'].brightFeet),
  'bullseye-lantern-dim-light': feet(LIGHT_SOURCES['bullseye-lantern'].additionalDimFeet),
} as const satisfies Readonly<Record<string, NamedFigure>>
