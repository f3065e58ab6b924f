import { inPounds } from '../../rules/basics/require-pounds.ts'
import { requireRule } from '../../rules/basics/require-rule.ts'
import { type GearTask, gearCheck } from '../../rules/equipment/gear.ts'
import { weaponRow } from '../../rules/equipment/weapon-row.ts'
import { srd51Equipment } from '../../rulesets/srd-5-1/equipment.ts'
import { COIN_VALUES } from '../../tables/equipment/coin-values.ts'
import { SRD_5_1_ONLY_GEAR } from '../../tables/equipment/srd-5-1-gear.ts'
import { SRD_5_1_GEAR_FIGURES } from '../../tables/equipment/srd-5-1-gear-figures.ts'
import { SRD_5_1_SPREAD_GEAR } from '../../tables/equipment/srd-5-1-spread-gear.ts'
import { SRD_5_1_THROWN_GEAR } from '../../tables/equipment/srd-5-1-thrown-gear.ts'
import { SRD_5_1_MOUNTS } from '../../tables/travel/srd-5-1-mounts.ts'
import { dice, feet, integer, type NamedFigure, pounds } from '../named-figure.ts'

const dcOf = (task: GearTask): number => requireRule('gearChecks', gearCheck(task, srd51Equipment)).dc

const { acid, net } = SRD_5_1_THROWN_GEAR
const { chain, manacles, rope } = SRD_5_1_GEAR_FIGURES
const { 'ball-bearings': ballBearings, caltrops, 'hunting-trap': huntingTrap, oil } = SRD_5_1_SPREAD_GEAR
const { disadvantageWithinFeet = 0, damage: lanceDamage } = weaponRow('lance', srd51Equipment)
const { damage: tridentDamage, versatileDamage = tridentDamage } = weaponRow('trident', srd51Equipment)

/** Figures that running text can name: SRD 5.1, equipment. */
export const srd51EquipmentFigures = {
  'srd51-lance-damage': dice(lanceDamage),
  'srd51-lance-disadvantage-distance': feet(disadvantageWithinFeet),
  'srd51-trident-damage': dice(tridentDamage),
  'srd51-trident-versatile-damage': dice(versatileDamage),
  'srd51-warhammer-weight': pounds(inPounds(weaponRow('warhammer', srd51Equipment).weightQuarterPounds)),
  'srd51-net-range': feet(net.rangeFeet),
  'srd51-net-long-range': feet(net.longFeet),
  'srd51-net-free-dc': integer(dcOf({ gear: 'net', use: 'free' })),
  'srd51-net-armor-class': integer(SRD_5_1_GEAR_FIGURES.net.armorClass),
  'srd51-net-break-damage': integer(SRD_5_1_GEAR_FIGURES.net.slashingDamageToBreak),
  'srd51-flask-range': feet(acid.rangeFeet),
  'srd51-flask-splash-distance': feet(acid.splashFeet),
  'srd51-alchemists-fire-dc': integer(dcOf({ gear: 'alchemists-fire', use: 'put-out' })),
  'srd51-oil-fire-damage': integer(Number(oil.damage)),
  'srd51-oil-side': feet(oil.squareFeet),
  'srd51-basic-poison-dc': integer(SRD_5_1_GEAR_FIGURES['basic-poison'].saveDc),
  'srd51-ball-bearings-dc': integer(ballBearings.saveDc),
  'srd51-ball-bearings-side': feet(ballBearings.squareFeet),
  'srd51-caltrops-dc': integer(caltrops.saveDc),
  'srd51-caltrops-side': feet(caltrops.squareFeet),
  'srd51-caltrops-slowing': feet(caltrops.slowedFeet),
  'srd51-hunting-trap-dc': integer(huntingTrap.saveDc),
  'srd51-rope-burst-dc': integer(dcOf({ gear: 'rope', use: 'burst' })),
  'srd51-rope-hit-points': integer(rope.hitPoints),
  'srd51-silk-rope-price': integer(SRD_5_1_ONLY_GEAR['silk-rope'].costCopperPieces / COIN_VALUES['gold-piece']),
  'srd51-chain-burst-dc': integer(dcOf({ gear: 'chain', use: 'burst' })),
  'srd51-chain-hit-points': integer(chain.hitPoints),
  'srd51-manacles-burst-dc': integer(dcOf({ gear: 'manacles', use: 'burst' })),
  'srd51-manacles-escape-dc': integer(dcOf({ gear: 'manacles', use: 'escape' })),
  'srd51-manacles-hit-points': integer(manacles.hitPoints),
  'srd51-lock-dc': integer(dcOf({ gear: 'lock', use: 'pick-lock' })),
  'srd51-camel-capacity': pounds(SRD_5_1_MOUNTS.camel.carryingCapacityPounds),
  'srd51-camel-speed': feet(SRD_5_1_MOUNTS.camel.speedFeet),
  'srd51-mule-capacity': pounds(SRD_5_1_MOUNTS.mule.carryingCapacityPounds),
  'srd51-mule-speed': feet(SRD_5_1_MOUNTS.mule.speedFeet),
  'srd51-riding-horse-speed': feet(SRD_5_1_MOUNTS['riding-horse'].speedFeet),
} as const satisfies Readonly<Record<string, NamedFigure>>
