import { expect, test } from 'vitest'
import { printTable } from '../../test/print-table.ts'
import { TABLES } from './all-tables.ts'

const lines = (id: string): string[] => TABLES.filter((table) => table.id === id).flatMap(printTable)

// SRD 5.2.1, with the page of each table; the number of its rows, and one of them or more
test.each([
  ['abilities', 5, 6, 'ability | measures', ['strength | “strength”', 'charisma | “charisma”']],
  ['abilities-and-backgrounds', 19, 6, 'ability | backgrounds', ['constitution | criminal, sage, soldier', 'charisma | acolyte']],
  ['ability-check-examples', 6, 6, 'ability | example', ['strength | “strength”']],
  ['ability-modifiers', 6, 16, 'score | modifier', ['1 | −5', '10–11 | +0', '30 | +10']],
  ['ability-score-meanings', 5, 7, 'score | meaning', ['2–9 | “weak”', '30 | “highest”']],
  ['actions', 9, 12, 'action | what', ['attack | “attack”', 'utilize | “utilize”']],
  ['alignments', 21, 9, 'alignment | conduct', ['neutral | “neutral”', 'chaotic-evil | “chaotic-evil”']],
  ['areas-of-effect', 177, 6, 'shape | measured-by | origin | origin-included', ['cylinder | “radius-and-height” | “center-of-top-or-bottom” | “included”', 'line | “length-and-width” | “point” | “not-included”']],
  ['attack-roll-abilities', 7, 3, 'ability | attack', ['strength | “melee”', '“varies” | “spell”']],
  ['carrying-capacities', 178, 6, 'size | carry | drag-lift-push', ['tiny | 7.5 pounds | 15 pounds', 'gargantuan | 120 pounds | 240 pounds']],
  ['character-advancement', 23, 20, 'level | experience-points | proficiency-bonus', ['1 | 0 | +2', '9 | 48000 | +4', '20 | 355000 | +6']],
  ['class-hit-points', 22, 12, 'class | hit-point-die | first-level | later-level', ['barbarian | 1d12 | 12 | 7', 'wizard | 1d6 | 6 | 4']],
  ['class-overview', 19, 12, 'class | likes | primary-ability | complexity', ['fighter | “fighter” | strength / dexterity | “low”', 'monk | “monk” | dexterity & wisdom | “high”']],
  ['cover', 15, 3, 'degree | benefit | offered-by', ['half-cover | “bonus {"bonus":2}” | “offered-by-half”', 'total-cover | “cannot-be-targeted” | “offered-by-total”']],
  ['creature-sizes', 14, 6, 'size | side | squares', ['tiny | 2.5 feet | “creatures-per-square {"creatures":4}”', 'medium | 5 feet | “one-square”', 'huge | 15 feet | “squares {"squares":9,"across":3}”']],
  ['creature-types', 254, 14, 'creature-type | what', ['celestial-type | “celestial”', 'undead | “undead”']],
  ['daily-needs', 181, 6, 'size | water-gallons | food', ['tiny | 0.25 | 0.25 pounds', 'large | 4 | 4 pounds']],
  ['damage-types', 180, 13, 'damage-type | examples', ['acid | “acid”', 'thunder | “thunder”']],
  ['encounter-budgets', 202, 20, 'level | low | moderate | high', ['1 | 50 | 75 | 100', '20 | 6400 | 13200 | 22000']],
  ['exhaustion-levels', 181, 6, 'level | d20-tests | speed', ['1 | −2 | -5 feet', '5 | −10 | -25 feet', '6 | “dies” | —']],
  ['experience-by-challenge-rating', 256, 34, 'challenge-rating | experience-points', ['0 | “either {"least":0,"experience":10}”', '1/8 | 25', '30 | 155000']],
  ['influence-checks', 184, 5, 'skill | ability | interaction', ['deception | charisma | “deceiving”', 'animal-handling | wisdom | “coaxing”']],
  ['large-vehicles', 101, 7, 'vehicle | speed-per-hour | crew | passengers | cargo-tons | armor-class | hit-points | damage-threshold | cost-gold-pieces', ['galley | 4 miles | 80 | — | 150 | 15 | 500 | 20 | 30000', 'keelboat | 1 miles | 1 | 6 | 0.5 | 15 | 100 | 10 | 3000', 'rowboat | 1.5 miles | 1 | 3 | — | 11 | 50 | — | 50']],
  ['light-obscurements', 11, 3, 'light | obscurement', ['dim-light | lightly-obscured', 'bright-light | —']],
  ['light-sources', 96, 5, 'source | shape | bright-light | dim-light | hours', ['lamp | “radius” | 15 feet | 30 feet | 6', 'bullseye-lantern | “cone” | 60 feet | 60 feet | 6']],
  ['monster-hit-dice', 255, 6, 'size | hit-die | average', ['tiny | 1d4 | 2.5', 'gargantuan | 1d20 | 10.5']],
  ['mounts', 100, 8, 'mount | carrying-capacity | cost-gold-pieces', ['elephant | 1320 pounds | 200', 'mule | 420 pounds | 8']],
  ['movement-costs', 181, 5, 'circumstance | extra | ignored-with', ['“climbing” | 1 feet | climb-speed', '“crawling” | 1 feet | —']],
  ['multiclass-spell-slots', 26, 20, 'spellcaster-level | slots-1 | slots-2 | slots-3 | slots-4 | slots-5 | slots-6 | slots-7 | slots-8 | slots-9', ['1 | 2 | — | — | — | — | — | — | — | —', '20 | 4 | 3 | 3 | 3 | 3 | 2 | 2 | 1 | 1']],
  ['natural-lights', 11, 6, 'when | light', ['“gloomy-day” | bright-light', '“full-moon-perhaps” | dim-light', '“night” | darkness']],
  ['object-armor-classes', 178, 7, 'substance | armor-class', ['cloth, paper, rope | 11', 'adamantine | 23']],
  ['object-hit-points', 178, 4, 'size | fragile | resilient', ['tiny | 2 (1d4) | 5 (2d4)', 'large | 5 (1d10) | 27 (5d10)']],
  ['point-costs', 21, 8, 'score | cost', ['8 | 0', '13 | 5', '15 | 9']],
  ['proficiency-bonus', 8, 8, 'level-or-challenge-rating | bonus', ['0–4 | +2', '29–30 | +9']],
  ['rare-languages', 20, 9, 'language | dialects', ['abyssal | —', 'primordial | aquan, auran, ignan, terran']],
  ['saving-throw-examples', 7, 6, 'ability | example', ['charisma | “charisma”']],
  ['search-skills', 187, 4, 'skill | detects', ['insight | “insight”', 'survival | “survival”']],
  ['skills', 9, 18, 'skill | ability | example-uses', ['acrobatics | dexterity | “acrobatics”', 'survival | wisdom | “survival”']],
  ['special-senses', 11, 4, 'sense | what', ['darkvision | “darkvision”']],
  ['standard-array-by-class', 21, 12, 'class | strength | dexterity | constitution | intelligence | wisdom | charisma', ['barbarian | 15 | 13 | 14 | 10 | 12 | 8', 'wizard | 8 | 12 | 13 | 15 | 14 | 10']],
  ['standard-languages', 20, 10, 'roll | language', ['— | common', '3–4 | dwarvish', '10–11 | halfling-language', '12 | orc-language']],
  ['study-skills', 189, 5, 'skill | areas | creatures', ['history | “history” | giant-type, humanoid', 'investigation | “investigation” | —', 'religion | “religion” | celestial-type, fiend, undead']],
  ['tiers-of-play', 23, 4, 'tier | levels | adventures', ['2 | 5–10 | “tier-2”', '4 | 17–20 | “tier-4”']],
  ['travel-paces', 12, 3, 'pace | per-minute | per-hour | per-day | effect', ['“fast” | 400 feet | 4 miles | 30 miles | “effect-fast”', '“slow” | 200 feet | 2 miles | 18 miles | “effect-slow”']],
  ['travel-terrains', 192, 11, 'terrain | maximum-pace | encounter-distance-feet | foraging-dc | navigation-dc | search-dc', ['arctic | “pace-fast-with-equipment” | 6d6*10 | 20 | 10 | 10', 'swamp | “pace-slow” | 2d8*10 | 10 | 15 | 20', 'waterborne | “pace-vehicle” | 6d6*10 | 15 | 10 | 15']],
  ['typical-dcs', 6, 6, 'difficulty | dc', ['“very-easy” | 5', '“nearly-impossible” | 30']],
] as const)('%s (page %i)', (id, page, count, columns, samples) => {
  expect(TABLES.find((table) => table.id === id)?.source).toMatchObject({ document: 'SRD 5.2.1', page })
  const [head, ...rows] = lines(id)
  expect(head).toBe(columns)
  expect(rows).toHaveLength(count)
  expect(rows).toEqual(expect.arrayContaining([...samples]))
})

// 2012 playtest: Actions in Combat; Strength, Carrying Capacity
test.each([
  ['playtest-actions', 'Actions in Combat', 12, 'action | what', ['“name-coup-de-grace” | “coup-de-grace”']],
  ['playtest-carrying-capacities', 'Carrying Capacity', 6, 'size | unencumbered | carry | drag-lift-push', ['tiny | 5 pounds | 10 pounds | 25 pounds', 'medium | 10 pounds | 20 pounds | 50 pounds', 'large | 20 pounds | 40 pounds | 100 pounds']],
] as const)('%s', (id, heading, count, columns, samples) => {
  expect(TABLES.find((table) => table.id === id)?.source).toEqual({ document: '2012 playtest', heading })
  const [head, ...rows] = lines(id)
  expect(head).toBe(columns)
  expect(rows).toHaveLength(count)
  expect(rows).toEqual(expect.arrayContaining([...samples]))
})

// SRD 5.1: Races, Languages
test.each([
  ['srd51-exotic-languages', 59, 8, 'language | script', ['abyssal | infernal', 'deep-speech | —']],
  ['srd51-races', 3, 9, 'race | increases | size | speed | darkvision', ['dwarf | “dwarf {"constitution":2}” | medium | 25 feet | 60 feet', 'half-elf | “half-elf {"charisma":2,"count":2,"chosen":1}” | medium | 30 feet | 60 feet', 'halfling | “halfling {"dexterity":2}” | small | 25 feet | —']],
  ['srd51-standard-languages', 59, 8, 'language | script', ['halfling-language | common', 'orc-language | dwarvish']],
] as const)('%s (SRD 5.1, page %i)', (id, page, count, columns, samples) => {
  expect(TABLES.find((table) => table.id === id)?.source).toMatchObject({ document: 'SRD 5.1', page })
  const [head, ...rows] = lines(id)
  expect(head).toBe(columns)
  expect(rows).toHaveLength(count)
  expect(rows).toEqual(expect.arrayContaining([...samples]))
})
