/** The spells with C, typed a second time from the text: the columns are in `columns.ts`. */
export const C = `
  Call Lightning | Level 3 Conjuration | Druid | Action | 120 feet | V, S | — | Concentration, up to 10 minutes | — | 60-foot-radius, 10-foot-high Cylinder; 5-foot-radius Sphere | Dexterity save, half: 3d10 Lightning (+1d10) | yes
  Calm Emotions | Level 2 Enchantment | Bard, Cleric | Action | 60 feet | V, S | — | Concentration, up to 1 minute | — | 20-foot-radius Sphere | Charisma save, none | —
  Chain Lightning | Level 6 Evocation | Sorcerer, Wizard | Action | 150 feet | V, S, M | — | Instantaneous | 4 (+1) | — | Dexterity save, half: 10d8 Lightning | yes
  Charm Monster | Level 4 Enchantment | Bard, Druid, Sorcerer, Warlock, Wizard | Action | 30 feet | V, S | — | 1 hour | 1 (+1) | — | Wisdom save, none: Charmed | yes
  Charm Person | Level 1 Enchantment | Bard, Druid, Sorcerer, Warlock, Wizard | Action | 30 feet | V, S | — | 1 hour | 1 (+1) | — | Wisdom save, none: Charmed | yes
  Chill Touch | Necromancy Cantrip | Sorcerer, Warlock, Wizard | Action | Touch | V, S | — | Instantaneous | 1 | — | melee attack: 1d10 Necrotic (+1d10) | yes
  Chromatic Orb | Level 1 Evocation | Sorcerer, Wizard | Action | 90 feet | V, S, M | 50 GP | Instantaneous | 1 | — | ranged attack: 3d8 Acid or Cold or Fire or Lightning or Poison or Thunder (+1d8) | yes
  Circle of Death | Level 6 Necromancy | Sorcerer, Warlock, Wizard | Action | 150 feet | V, S, M | 500 GP | Instantaneous | — | 60-foot-radius Sphere | Constitution save, half: 8d8 Necrotic (+2d8) | yes
  Clairvoyance | Level 3 Divination | Bard, Cleric, Sorcerer, Wizard | 10 minutes | 1 mile | V, S, M | 100 GP | Concentration, up to 10 minutes | — | — | — | —
  Clone | Level 8 Necromancy | Wizard | 1 hour | Touch | V, S, M | 1,000 GP, consumed; 2,000 GP | Instantaneous | 1 | — | — | —
  Cloudkill | Level 5 Conjuration | Sorcerer, Wizard | Action | 120 feet | V, S | — | Concentration, up to 10 minutes | — | 20-foot-radius Sphere | Constitution save, half: 5d8 Poison (+1d8) | yes
  Color Spray | Level 1 Illusion | Bard, Sorcerer, Wizard | Action | Self | V, S, M | — | Instantaneous | — | 15-foot Cone | Constitution save, none: Blinded | —
  Command | Level 1 Enchantment | Bard, Cleric, Paladin | Action | 60 feet | V | — | Instantaneous | 1 (+1) | — | Wisdom save, none: Prone | yes
  Commune | Level 5 Divination | Cleric | 1 minute or Ritual | Self | V, S, M | — | 1 minute | — | — | — | —
  Commune with Nature | Level 5 Divination | Druid, Ranger | 1 minute or Ritual | Self | V, S | — | Instantaneous | — | — | — | —
  Comprehend Languages | Level 1 Divination | Bard, Sorcerer, Warlock, Wizard | Action or Ritual | Self | V, S, M | — | 1 hour | — | — | — | —
  Compulsion | Level 4 Enchantment | Bard | Action | 30 feet | V, S | — | Concentration, up to 1 minute | any | — | Wisdom save, none: Charmed | —
  Cone of Cold | Level 5 Evocation | Druid, Sorcerer, Wizard | Action | Self | V, S, M | — | Instantaneous | — | 60-foot Cone | Constitution save, half: 8d8 Cold (+1d8) | yes
  Confusion | Level 4 Enchantment | Bard, Druid, Sorcerer, Wizard | Action | 90 feet | V, S, M | — | Concentration, up to 1 minute | — | 10-foot-radius Sphere (+5) | Wisdom save, none | yes
  Conjure Animals | Level 3 Conjuration | Druid, Ranger | Action | 60 feet | V, S | — | Concentration, up to 10 minutes | — | — | each turn, Dexterity save, none: 3d10 Slashing (+1d10) | yes
  Conjure Celestial | Level 7 Conjuration | Cleric | Action | 90 feet | V, S | — | Concentration, up to 10 minutes | — | 10-foot-radius, 40-foot-high Cylinder | no roll: heals 4d12 + modifier (+1d12); Dexterity save, half: 6d12 Radiant (+1d12) | yes
  Conjure Elemental | Level 5 Conjuration | Druid, Wizard | Action | 60 feet | V, S | — | Concentration, up to 10 minutes | — | — | each turn, Dexterity save, none: 8d8 Cold or Fire or Lightning or Thunder (+1d8), Restrained; each turn, Dexterity save, none: 4d8 Cold or Fire or Lightning or Thunder (+1d8) | yes
  Conjure Fey | Level 6 Conjuration | Druid | Action | 60 feet | V, S | — | Concentration, up to 10 minutes | 1 | — | melee attack: 3d12 Psychic + modifier (+1d12), Frightened | yes
  Conjure Minor Elementals | Level 4 Conjuration | Druid, Wizard | Action | Self | V, S | — | Concentration, up to 10 minutes | — | 15-foot Emanation | hit: 2d8 Acid or Cold or Fire or Lightning (+1d8) | yes
  Conjure Woodland Beings | Level 4 Conjuration | Druid, Ranger | Action | Self | V, S | — | Concentration, up to 10 minutes | — | 10-foot Emanation | each turn, Wisdom save, half: 5d8 Force (+1d8) | yes
  Contact Other Plane | Level 5 Divination | Warlock, Wizard | 1 minute or Ritual | Self | V | — | 1 minute | — | — | caster’s Intelligence save, none: 6d6 Psychic, Incapacitated | —
  Contagion | Level 5 Necromancy | Cleric, Druid | Action | Touch | V, S | — | 7 days | 1 | — | Constitution save, none: 11d8 Necrotic, Poisoned | —
  Contingency | Level 6 Abjuration | Wizard | 10 minutes | Self | V, S, M | 1,500 GP | 10 days | — | — | — | —
  Continual Flame | Level 2 Evocation | Cleric, Druid, Wizard | Action | Touch | V, S, M | 50 GP, consumed | Until dispelled | 1 | — | — | —
  Control Water | Level 4 Transmutation | Cleric, Druid, Wizard | Action | 300 feet | V, S, M | — | Concentration, up to 10 minutes | — | 100-foot Cube | each turn, Strength save, half: 2d8 Bludgeoning | —
  Control Weather | Level 8 Transmutation | Cleric, Druid, Wizard | 10 minutes | Self | V, S, M | — | Concentration, up to 8 hours | — | — | — | —
  Counterspell | Level 3 Abjuration | Sorcerer, Warlock, Wizard | Reaction, triggered | 60 feet | S | — | Instantaneous | 1 | — | Constitution save, none | —
  Create Food and Water | Level 3 Conjuration | Cleric, Paladin | Action | 30 feet | V, S | — | Instantaneous | — | — | — | —
  Create or Destroy Water | Level 1 Transmutation | Cleric, Druid | Action | 30 feet | V, S, M | — | Instantaneous | — | 30-foot Cube (+5) | — | yes
  Create Undead | Level 6 Necromancy | Cleric, Warlock, Wizard | 1 minute | 10 feet | V, S, M | 150 GP for each target | Instantaneous | 3 (+1) | — | — | yes
  Creation | Level 5 Illusion | Sorcerer, Wizard | 1 minute | 30 feet | V, S, M | — | Special | — | 5-foot Cube (+5) | — | yes
  Cure Wounds | Level 1 Abjuration | Bard, Cleric, Druid, Paladin, Ranger | Action | Touch | V, S | — | Instantaneous | 1 | — | no roll: heals 2d8 + modifier (+2d8) | yes
`
