/** The spells from F to G, typed a second time from the text: the columns are in `columns.ts`. */
export const F_TO_G = `
  Fabricate | Level 4 Transmutation | Wizard | 10 minutes | 120 feet | V, S | — | Instantaneous | — | — | — | —
  Faerie Fire | Level 1 Evocation | Bard, Druid | Action | 60 feet | V | — | Concentration, up to 1 minute | — | 20-foot Cube | Dexterity save, none | —
  Faithful Hound | Level 4 Conjuration | Wizard | Action | 30 feet | V, S, M | — | 8 hours | — | — | each turn, Dexterity save, none: 4d8 Force | —
  False Life | Level 1 Necromancy | Sorcerer, Wizard | Action | Self | V, S, M | — | Instantaneous | — | — | no roll: temporary 2d4+4 (+5) | yes
  Fear | Level 3 Illusion | Bard, Sorcerer, Warlock, Wizard | Action | Self | V, S, M | — | Concentration, up to 1 minute | — | 30-foot Cone | Wisdom save, none: Frightened | —
  Feather Fall | Level 1 Transmutation | Bard, Sorcerer, Wizard | Reaction, triggered | 60 feet | V, M | — | 1 minute | 5 | — | — | —
  Find Familiar | Level 1 Conjuration | Wizard | 1 hour or Ritual | 10 feet | V, S, M | 10 GP, consumed | Instantaneous | — | — | — | —
  Find Steed | Level 2 Conjuration | Paladin | Action | 30 feet | V, S | — | Instantaneous | — | — | — | yes
  Find the Path | Level 6 Divination | Bard, Cleric, Druid | 1 minute | Self | V, S, M | 100 GP | Concentration, up to 1 day | — | — | — | —
  Find Traps | Level 2 Divination | Cleric, Druid, Ranger | Action | 120 feet | V, S | — | Instantaneous | — | — | — | —
  Finger of Death | Level 7 Necromancy | Sorcerer, Warlock, Wizard | Action | 60 feet | V, S | — | Instantaneous | 1 | — | Constitution save, half: 7d8+30 Necrotic | —
  Fireball | Level 3 Evocation | Sorcerer, Wizard | Action | 150 feet | V, S, M | — | Instantaneous | — | 20-foot-radius Sphere | Dexterity save, half: 8d6 Fire (+1d6) | yes
  Fire Bolt | Evocation Cantrip | Sorcerer, Wizard | Action | 120 feet | V, S | — | Instantaneous | 1 | — | ranged attack: 1d10 Fire (+1d10) | yes
  Fire Shield | Level 4 Evocation | Druid, Sorcerer, Wizard | Action | Self | V, S, M | — | 10 minutes | — | — | later, no roll: 2d8 Cold or Fire | —
  Fire Storm | Level 7 Evocation | Cleric, Druid, Sorcerer | Action | 150 feet | V, S | — | Instantaneous | — | 10 × 10-foot Cube | Dexterity save, half: 7d10 Fire | —
  Flame Blade | Level 2 Evocation | Druid, Sorcerer | Bonus Action | Self | V, S, M | — | Concentration, up to 10 minutes | — | — | later, melee attack: 3d6 Fire + modifier (+1d6) | yes
  Flame Strike | Level 5 Evocation | Cleric | Action | 60 feet | V, S, M | — | Instantaneous | — | 10-foot-radius, 40-foot-high Cylinder | Dexterity save, half: 5d6 Fire (+1d6) and 5d6 Radiant (+1d6) | yes
  Flaming Sphere | Level 2 Conjuration | Druid, Sorcerer, Wizard | Action | 60 feet | V, S, M | — | Concentration, up to 1 minute | — | — | each turn, Dexterity save, half: 2d6 Fire (+1d6) | yes
  Flesh to Stone | Level 6 Transmutation | Druid, Sorcerer, Wizard | Action | 60 feet | V, S, M | — | Concentration, up to 1 minute | 1 | — | Constitution save, none: Restrained; later, Constitution save, none: Petrified | —
  Floating Disk | Level 1 Conjuration | Wizard | Action or Ritual | 30 feet | V, S, M | — | 1 hour | — | — | — | —
  Fly | Level 3 Transmutation | Sorcerer, Warlock, Wizard | Action | Touch | V, S, M | — | Concentration, up to 10 minutes | 1 (+1) | — | — | yes
  Fog Cloud | Level 1 Conjuration | Druid, Ranger, Sorcerer, Wizard | Action | 120 feet | V, S | — | Concentration, up to 1 hour | — | 20-foot-radius Sphere (+20) | — | yes
  Forbiddance | Level 6 Abjuration | Cleric | 10 minutes or Ritual | Touch | V, S, M | 1,000 GP | 1 day | — | — | each turn, no roll: 5d10 Necrotic or Radiant | —
  Forcecage | Level 7 Evocation | Bard, Warlock, Wizard | Action | 100 feet | V, S, M | 1,500 GP, consumed | Concentration, up to 1 hour | — | 20-foot Cube; 10-foot Cube | later, Charisma save, none | —
  Foresight | Level 9 Divination | Bard, Druid, Warlock, Wizard | 1 minute | Touch | V, S, M | — | 8 hours | 1 | — | — | —
  Freedom of Movement | Level 4 Abjuration | Bard, Cleric, Druid, Ranger | Action | Touch | V, S, M | — | 1 hour | 1 (+1) | — | — | yes
  Freezing Sphere | Level 6 Evocation | Sorcerer, Wizard | Action | 300 feet | V, S, M | — | Instantaneous | — | 60-foot-radius Sphere; 30-foot square | Constitution save, half: 10d6 Cold (+1d6); no roll: Restrained | yes
  Gaseous Form | Level 3 Transmutation | Sorcerer, Warlock, Wizard | Action | Touch | V, S, M | — | Concentration, up to 1 hour | 1 (+1) | — | — | yes
  Gate | Level 9 Conjuration | Cleric, Sorcerer, Warlock, Wizard | Action | 60 feet | V, S, M | 5,000 GP | Concentration, up to 1 minute | — | — | — | —
  Geas | Level 5 Enchantment | Bard, Cleric, Druid, Paladin, Wizard | 1 minute | 60 feet | V | — | 30 days; slot 7: 365 days; slot 9: Special | 1 | — | Wisdom save, none: Charmed; later, earlier roll: 5d10 Psychic | yes
  Gentle Repose | Level 2 Necromancy | Cleric, Paladin, Wizard | Action or Ritual | Touch | V, S, M | 2 × 1 CP, consumed | 10 days | 1 | — | — | —
  Giant Insect | Level 4 Conjuration | Druid | Action | 60 feet | V, S | — | Concentration, up to 10 minutes | — | — | — | yes
  Glibness | Level 8 Enchantment | Bard, Warlock | Action | Self | V | — | 1 hour | — | — | — | —
  Globe of Invulnerability | Level 6 Abjuration | Sorcerer, Wizard | Action | Self | V, S, M | — | Concentration, up to 1 minute | — | 10-foot Emanation | — | yes
  Glyph of Warding | Level 3 Abjuration | Bard, Cleric, Wizard | 1 hour | Touch | V, S, M | 200 GP, consumed | Until dispelled or triggered | — | 20-foot-radius Sphere | later, Dexterity save, half: 5d8 Acid or Cold or Fire or Lightning or Thunder (+1d8) | yes
  Goodberry | Level 1 Conjuration | Druid, Ranger | Action | Self | V, S, M | — | 24 hours | — | — | later, no roll: heals 1 | —
  Grease | Level 1 Conjuration | Sorcerer, Wizard | Action | 60 feet | V, S, M | — | 1 minute | — | 10-foot square | Dexterity save, none: Prone | —
  Greater Invisibility | Level 4 Illusion | Bard, Sorcerer, Wizard | Action | Touch | V, S | — | Concentration, up to 1 minute | 1 | — | no roll: Invisible | —
  Greater Restoration | Level 5 Abjuration | Bard, Cleric, Druid, Paladin, Ranger | Action | Touch | V, S, M | 100 GP, consumed | Instantaneous | 1 | — | no roll: ends Charmed or Exhaustion or Petrified | —
  Guardian of Faith | Level 4 Conjuration | Cleric | Action | 30 feet | V | — | 8 hours | — | — | each turn, Dexterity save, half: 20 Radiant | —
  Guards and Wards | Level 6 Abjuration | Bard, Wizard | 1 hour | Touch | V, S, M | 10 GP | 24 hours | — | — | — | —
  Guidance | Divination Cantrip | Cleric, Druid | Action | Touch | V, S | — | Concentration, up to 1 minute | 1 | — | no roll: +1d4 to rolls | —
  Guiding Bolt | Level 1 Evocation | Cleric | Action | 120 feet | V, S | — | 1 round | 1 | — | ranged attack: 4d6 Radiant (+1d6) | yes
  Gust of Wind | Level 2 Evocation | Druid, Ranger, Sorcerer, Wizard | Action | Self | V, S, M | — | Concentration, up to 1 minute | — | 60-foot-long, 10-foot-wide Line | Strength save, none | —
`
