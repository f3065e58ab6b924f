import { expect, test } from 'vitest'
import { printCost, printWeight } from '../../../test/print-price.ts'
import type { Tool } from '../../vocabulary/tools.ts'
import { ARMOR_STATISTICS } from './armor.ts'
import { TOOL_STATISTICS } from './tools.ts'
import { WEAPON_STATISTICS } from './weapons.ts'

const utilizeOf = (tool: Tool): string => TOOL_STATISTICS[tool].utilize.map(({ use, dc }) => `${use} ${dc}`).join(', ')

// SRD 5.2.1, Equipment, Tools (pages 93 and 94)
test.each<readonly [Tool, string, string, string, string]>([
  ['alchemists-supplies', 'intelligence', '8 lb.', '50 GP', 'identify-substance 15, start-fire 15'],
  ['brewers-supplies', 'intelligence', '9 lb.', '20 GP', 'detect-poisoned-drink 15, identify-alcohol 10'],
  ['calligraphers-supplies', 'dexterity', '5 lb.', '10 GP', 'write-against-forgery 15'],
  ['carpenters-tools', 'strength', '6 lb.', '8 GP', 'seal-or-pry-open 20'],
  ['cartographers-tools', 'wisdom', '6 lb.', '15 GP', 'draft-map 15'],
  ['cobblers-tools', 'dexterity', '5 lb.', '5 GP', 'modify-footwear 10'],
  ['cooks-utensils', 'wisdom', '8 lb.', '1 GP', 'improve-flavor 10, detect-spoiled-food 15'],
  ['glassblowers-tools', 'intelligence', '5 lb.', '30 GP', 'discern-contents-of-glass 15'],
  ['jewelers-tools', 'intelligence', '2 lb.', '25 GP', 'discern-value-of-gem 15'],
  ['leatherworkers-tools', 'dexterity', '5 lb.', '5 GP', 'add-design 10'],
  ['masons-tools', 'strength', '8 lb.', '10 GP', 'chisel-symbol-or-hole 10'],
  ['painters-supplies', 'wisdom', '5 lb.', '10 GP', 'paint-image 10'],
  ['potters-tools', 'intelligence', '3 lb.', '10 GP', 'discern-contents-of-ceramic 15'],
  ['smiths-tools', 'strength', '8 lb.', '20 GP', 'pry-open 20'],
  ['tinkers-tools', 'dexterity', '10 lb.', '50 GP', 'assemble-from-scrap 20'],
  ['weavers-tools', 'dexterity', '5 lb.', '1 GP', 'mend-tear 10, sew-design 10'],
  ['woodcarvers-tools', 'dexterity', '5 lb.', '1 GP', 'carve-pattern 10'],
  ['disguise-kit', 'charisma', '3 lb.', '25 GP', 'apply-makeup 10'],
  ['forgery-kit', 'dexterity', '5 lb.', '15 GP', 'mimic-handwriting 15, duplicate-seal 20'],
  ['gaming-set', 'wisdom', 'varies', 'varies', 'discern-cheating 10, win-game 20'],
  ['herbalism-kit', 'intelligence', '3 lb.', '5 GP', 'identify-plant 10'],
  ['musical-instrument', 'charisma', 'varies', 'varies', 'play-tune 10, improvise-song 15'],
  ['navigators-tools', 'wisdom', '2 lb.', '25 GP', 'plot-course 10, determine-position 15'],
  ['poisoners-kit', 'intelligence', '2 lb.', '50 GP', 'detect-poisoned-object 10'],
  ['thieves-tools', 'dexterity', '1 lb.', '25 GP', 'pick-lock 15, disarm-trap 15'],
])('%s', (tool, ability, weight, cost, utilize) => {
  const row = TOOL_STATISTICS[tool]
  const priced = 'costCopperPieces' in row
  expect([row.ability, priced ? printWeight(row) : 'varies', priced ? printCost(row) : 'varies', utilizeOf(tool)]).toEqual(
    [ability, weight, cost, utilize],
  )
})

const weapons = Object.entries(WEAPON_STATISTICS)
const armor = Object.entries(ARMOR_STATISTICS)
const without = (all: readonly string[], ...some: readonly string[]) => all.filter((id) => !some.includes(id))

// SRD 5.2.1, Equipment, Smith’s Tools (page 94)
test('a smith crafts any Melee weapon but four, Medium armor but Hide, Heavy armor, and things of metal', () => {
  const melee = weapons.flatMap(([id, { kind }]) => (kind === 'melee' ? [id] : []))
  const heavier = armor.flatMap(([id, { category }]) => (category === 'light' ? [] : [id]))
  expect(TOOL_STATISTICS['smiths-tools'].crafts).toEqual([
    ...without(melee, 'club', 'greatclub', 'quarterstaff', 'whip'),
    ...without(heavier, 'hide-armor'),
    ...['ball-bearings', 'bucket', 'caltrops', 'chain', 'crowbar', 'firearm-bullets', 'grappling-hook', 'iron-pot'],
    ...['iron-spikes', 'sling-bullets'],
  ])
})

// SRD 5.2.1, Equipment, Woodcarver’s Tools (page 94)
test('a woodcarver crafts three Simple Melee weapons, Ranged weapons but three, and things of wood', () => {
  const ranged = weapons.flatMap(([id, { kind }]) => (kind === 'ranged' ? [id] : []))
  expect(TOOL_STATISTICS['woodcarvers-tools'].crafts).toEqual([
    ...['club', 'greatclub', 'quarterstaff'],
    ...without(ranged, 'pistol', 'musket', 'sling'),
    ...['arcane-focus', 'arrows', 'bolts', 'druidic-focus', 'ink-pen', 'needles'],
  ])
})

// SRD 5.2.1, Equipment, Tools (pages 93 and 94)
test.each<readonly [Tool, string]>([
  ['alchemists-supplies', 'acid, alchemists-fire, component-pouch, oil, paper, perfume'],
  ['brewers-supplies', 'antitoxin'],
  ['calligraphers-supplies', 'ink, spell-scroll'],
  ['carpenters-tools', 'club, greatclub, quarterstaff, barrel, chest, ladder, pole, portable-ram, torch'],
  ['cartographers-tools', 'map'],
  ['cobblers-tools', 'climbers-kit'],
  ['cooks-utensils', 'rations'],
  ['glassblowers-tools', 'glass-bottle, magnifying-glass, spyglass, vial'],
  ['jewelers-tools', 'arcane-focus, holy-symbol'],
  [
    'leatherworkers-tools',
    'sling, whip, hide-armor, leather-armor, studded-leather-armor, backpack, crossbow-bolt-case, map-or-scroll-case, parchment, pouch, quiver, waterskin',
  ],
  ['masons-tools', 'block-and-tackle'],
  ['painters-supplies', 'druidic-focus, holy-symbol'],
  ['potters-tools', 'jug, lamp'],
  [
    'tinkers-tools',
    'musket, pistol, bell, bullseye-lantern, flask, hooded-lantern, hunting-trap, lock, manacles, mirror, shovel, signal-whistle, tinderbox',
  ],
  [
    'weavers-tools',
    'padded-armor, basket, bedroll, blanket, fine-clothes, net, robe, rope, sack, string, tent, travelers-clothes',
  ],
  ['disguise-kit', 'costume'],
  ['forgery-kit', ''],
  ['gaming-set', ''],
  ['herbalism-kit', 'antitoxin, candle, healers-kit, potion-of-healing'],
  ['musical-instrument', ''],
  ['navigators-tools', ''],
  ['poisoners-kit', 'basic-poison'],
  ['thieves-tools', ''],
])('what %s craft', (tool, crafts) => {
  expect(TOOL_STATISTICS[tool].crafts.join(', ')).toBe(crafts)
})
