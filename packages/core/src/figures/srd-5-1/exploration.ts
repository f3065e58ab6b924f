import { milesInHours } from '../../rules/travel/travel-pace.ts'
import { srd51 } from '../../rulesets/srd-5-1.ts'
import { DISEASE_FIGURES } from '../../tables/hazards/diseases.ts'
import { FIXED_TRAP_FIGURES, FIXED_TRAPS, TRAP_DANGER_FIGURES } from '../../tables/hazards/fixed-traps.ts'
import { feet, integer, miles, type NamedFigure, pounds, signed } from '../named-figure.ts'

const [encumbered, heavilyEncumbered] = srd51.carrying.encumbranceVariant
const { water, food } = srd51.dailyNeeds
const { cackleFever, sewerPlague, sightRot } = DISEASE_FIGURES
const { fallingNet, statue, poisonedDarts, poisonedSpikes, lockingPit, sphere } = FIXED_TRAP_FIGURES
const { setback, dangerous, deadly } = TRAP_DANGER_FIGURES
const GALLOP = { pace: 'fast', hours: 1, doubledHours: 1 } as const

/** Figures that running text can name: SRD 5.1, exploration, travel and hazards. */
export const srd51ExplorationFigures = {
  'srd51-encumbered-per-strength': pounds(encumbered.overPoundsPerStrength),
  'srd51-encumbered-speed-penalty': feet(encumbered.speedReducedFeet),
  'srd51-heavily-encumbered-per-strength': pounds(heavilyEncumbered.overPoundsPerStrength),
  'srd51-heavily-encumbered-speed-penalty': feet(heavilyEncumbered.speedReducedFeet),
  'srd51-fast-pace-passive-penalty': signed(srd51.travel.effects.fast),
  'srd51-gallop-distance': miles(milesInHours(GALLOP, srd51)),
  'srd51-food-per-day': pounds(food.pounds),
  'srd51-food-harmless-days': integer(food.harmlessDays),
  'srd51-food-least-days': integer(food.leastDays),
  'srd51-food-exhaustion-levels': integer(food.exhaustionLevels),
  'srd51-water-per-day': integer(water.gallons),
  'srd51-water-per-hot-day': integer(water.hotGallons),
  'srd51-water-dc': integer(water.saveDc),
  'srd51-water-exhaustion-levels': integer(water.exhaustionLevels),
  'srd51-water-exhausted-levels': integer(water.exhaustedLevels),
  'srd51-purple-worm-dc': integer(srd51.poisons.changed['purple-worm-poison'].saveDc),
  'srd51-wyvern-dc': integer(srd51.poisons.changed['wyvern-poison'].saveDc),
  'srd51-cackle-fever-dc': integer(cackleFever.fightDc),
  'srd51-cackle-fever-spreading-dc': integer(cackleFever.spreading.saveDc),
  'srd51-cackle-fever-distance': feet(cackleFever.spreading.withinFeet),
  'srd51-sewer-plague-dc': integer(sewerPlague.catchDc),
  'srd51-sight-rot-dc': integer(sightRot.catchDc),
  'srd51-sight-rot-first-penalty': signed(sightRot.firstPenalty),
  'srd51-sight-rot-blinded-at': signed(sightRot.blindedAt),
  'srd51-trap-setback-dc-from': integer(setback.saveDc.from),
  'srd51-trap-setback-dc-to': integer(setback.saveDc.to),
  'srd51-trap-setback-bonus-from': signed(setback.attackBonus.from),
  'srd51-trap-setback-bonus-to': signed(setback.attackBonus.to),
  'srd51-trap-dangerous-dc-from': integer(dangerous.saveDc.from),
  'srd51-trap-dangerous-dc-to': integer(dangerous.saveDc.to),
  'srd51-trap-dangerous-bonus-from': signed(dangerous.attackBonus.from),
  'srd51-trap-dangerous-bonus-to': signed(dangerous.attackBonus.to),
  'srd51-trap-deadly-dc-from': integer(deadly.saveDc.from),
  'srd51-trap-deadly-dc-to': integer(deadly.saveDc.to),
  'srd51-trap-deadly-bonus-from': signed(deadly.attackBonus.from),
  'srd51-trap-deadly-bonus-to': signed(deadly.attackBonus.to),
  'srd51-collapsing-roof-dc': integer(FIXED_TRAPS['collapsing-roof'].saveDc),
  'srd51-collapsing-roof-find-dc': integer(FIXED_TRAPS['collapsing-roof'].findDc),
  'srd51-falling-net-dc': integer(FIXED_TRAPS['falling-net'].saveDc),
  'srd51-falling-net-find-dc': integer(FIXED_TRAPS['falling-net'].findDc),
  'srd51-falling-net-escape-dc': integer(fallingNet.escapeDc),
  'srd51-falling-net-ac': integer(fallingNet.armorClass),
  'srd51-falling-net-hit-points': integer(fallingNet.hitPoints),
  'srd51-fire-statue-dc': integer(FIXED_TRAPS['fire-casting-statue'].saveDc),
  'srd51-fire-statue-find-dc': integer(FIXED_TRAPS['fire-casting-statue'].findDc),
  'srd51-fire-statue-dispel-dc': integer(statue.dispelDc),
  'srd51-poison-darts-dc': integer(FIXED_TRAPS['poisoned-darts'].saveDc),
  'srd51-poison-darts-find-dc': integer(FIXED_TRAPS['poisoned-darts'].findDc),
  'srd51-poison-darts-bonus': signed(poisonedDarts.attackBonus),
  'srd51-poison-darts-distance': feet(poisonedDarts.withinFeet),
  'srd51-poison-needle-dc': integer(FIXED_TRAPS['poisoned-needle'].saveDc),
  'srd51-poison-needle-find-dc': integer(FIXED_TRAPS['poisoned-needle'].findDc),
  'srd51-rolling-sphere-dc': integer(FIXED_TRAPS['rolling-stone'].saveDc),
  'srd51-rolling-sphere-find-dc': integer(FIXED_TRAPS['rolling-stone'].findDc),
  'srd51-simple-pit-find-dc': integer(FIXED_TRAPS['simple-pit'].findDc),
  'srd51-hidden-pit-find-dc': integer(FIXED_TRAPS['hidden-pit'].findDc),
  'srd51-poisoned-spikes-dc': integer(poisonedSpikes.saveDc),
  'srd51-locking-pit-pry-dc': integer(lockingPit.pryDc),
  'srd51-locking-pit-disable-dc': integer(lockingPit.disableDc),
  'srd51-sphere-recognize-dc': integer(sphere.recognizeDc),
  'srd51-sphere-dispel-dc': integer(sphere.dispelDc),
  'srd51-suffocation-least-rounds': integer(srd51.suffocation.leastRounds),
} as const satisfies Readonly<Record<string, NamedFigure>>
