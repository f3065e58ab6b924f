/** The spells with S, typed a second time from the text: the columns are in `columns.ts`. */
export const S = `
  Sacred Flame | Evocation Cantrip | Cleric | Action | 60 feet | V, S | — | Instantaneous | 1 | — | Dexterity save, none: 1d8 Radiant (+1d8) | yes
  Sanctuary | Level 1 Abjuration | Cleric | Bonus Action | 30 feet | V, S, M | — | 1 minute | 1 | — | later, Wisdom save, none | —
  Scorching Ray | Level 2 Evocation | Sorcerer, Wizard | Action | 120 feet | V, S | — | Instantaneous | 3 (+1) | — | 3 ranged attacks (+1): 2d6 Fire | yes
  Scrying | Level 5 Divination | Bard, Cleric, Druid, Warlock, Wizard | 10 minutes | Self | V, S, M | 1,000 GP | Concentration, up to 10 minutes | 1 | — | Wisdom save, none | —
  Searing Smite | Level 1 Evocation | Paladin | Bonus Action, triggered | Self | V | — | 1 minute | 1 | — | hit: 1d6 Fire (+1d6); each turn, earlier roll: 1d6 Fire (+1d6); each turn, Constitution save, none | yes
  Secret Chest | Level 4 Conjuration | Wizard | Action | Touch | V, S, M | 5,000 GP; 50 GP | Until dispelled | 1 | — | — | —
  See Invisibility | Level 2 Divination | Bard, Sorcerer, Wizard | Action | Self | V, S, M | — | 1 hour | — | — | — | —
  Seeming | Level 5 Illusion | Bard, Sorcerer, Wizard | Action | 30 feet | V, S | — | 8 hours | any | — | Charisma save, none | —
  Sending | Level 3 Divination | Bard, Cleric, Wizard | Action | Unlimited | V, S, M | — | Instantaneous | 1 | — | — | —
  Sequester | Level 7 Transmutation | Wizard | Action | Touch | V, S, M | 5,000 GP, consumed | Until dispelled | 1 | — | no roll: Invisible and Unconscious | —
  Shapechange | Level 9 Transmutation | Druid, Wizard | Action | Self | V, S, M | 1,500 GP | Concentration, up to 1 hour | — | — | — | —
  Shatter | Level 2 Evocation | Bard, Sorcerer, Wizard | Action | 60 feet | V, S, M | — | Instantaneous | — | 10-foot-radius Sphere | Constitution save, half: 3d8 Thunder (+1d8) | yes
  Shield | Level 1 Abjuration | Sorcerer, Wizard | Reaction, triggered | Self | V, S | — | 1 round | — | — | no roll: +5 AC | —
  Shield of Faith | Level 1 Abjuration | Cleric, Paladin | Bonus Action | 60 feet | V, S, M | — | Concentration, up to 10 minutes | 1 | — | no roll: +2 AC | —
  Shillelagh | Transmutation Cantrip | Druid | Bonus Action | Self | V, S, M | — | 1 minute | — | — | hit: replaces 1d8 Force or weapon (1d10, 1d12, 2d6) | yes
  Shining Smite | Level 2 Transmutation | Paladin | Bonus Action, triggered | Self | V | — | Concentration, up to 1 minute | 1 | — | hit: 2d6 Radiant (+1d6) | yes
  Shocking Grasp | Evocation Cantrip | Sorcerer, Wizard | Action | Touch | V, S | — | Instantaneous | 1 | — | melee attack: 1d8 Lightning (+1d8) | yes
  Silence | Level 2 Illusion | Bard, Cleric, Ranger | Action or Ritual | 120 feet | V, S | — | Concentration, up to 10 minutes | — | 20-foot-radius Sphere | no roll: Deafened | —
  Silent Image | Level 1 Illusion | Bard, Sorcerer, Wizard | Action | 60 feet | V, S, M | — | Concentration, up to 10 minutes | — | 15-foot Cube | — | —
  Simulacrum | Level 7 Illusion | Wizard | 12 hours | Touch | V, S, M | 1,500 GP, consumed | Until dispelled | 1 | — | — | —
  Sleep | Level 1 Enchantment | Bard, Sorcerer, Wizard | Action | 60 feet | V, S, M | — | Concentration, up to 1 minute | any | 5-foot-radius Sphere | Wisdom save, none: Incapacitated; later, Wisdom save, none: Unconscious | —
  Sleet Storm | Level 3 Conjuration | Druid, Sorcerer, Wizard | Action | 150 feet | V, S, M | — | Concentration, up to 1 minute | — | 20-foot-radius, 40-foot-high Cylinder | each turn, Dexterity save, none: Prone | —
  Slow | Level 3 Transmutation | Bard, Sorcerer, Wizard | Action | 120 feet | V, S, M | — | Concentration, up to 1 minute | 6 | 40-foot Cube | Wisdom save, none: −2 to rolls, −2 AC | —
  Sorcerous Burst | Evocation Cantrip | Sorcerer | Action | 120 feet | V, S | — | Instantaneous | 1 | — | ranged attack: 1d8 Acid or Cold or Fire or Lightning or Poison or Psychic or Thunder (+1d8) | yes
  Spare the Dying | Necromancy Cantrip | Cleric, Druid | Action | 15 feet (30 feet, 60 feet, 120 feet) | V, S | — | Instantaneous | 1 | — | — | yes
  Speak with Animals | Level 1 Divination | Bard, Druid, Ranger, Warlock | Action or Ritual | Self | V, S | — | 10 minutes | — | — | — | —
  Speak with Dead | Level 3 Necromancy | Bard, Cleric, Wizard | Action | 10 feet | V, S, M | — | 10 minutes | 1 | — | — | —
  Speak with Plants | Level 3 Transmutation | Bard, Druid, Ranger | Action | Self | V, S | — | 10 minutes | — | 30-foot Emanation | — | —
  Spider Climb | Level 2 Transmutation | Sorcerer, Warlock, Wizard | Action | Touch | V, S, M | — | Concentration, up to 1 hour | 1 (+1) | — | — | yes
  Spike Growth | Level 2 Transmutation | Druid, Ranger | Action | 150 feet | V, S, M | — | Concentration, up to 10 minutes | — | 20-foot-radius Sphere | later, no roll: 2d4 Piercing | —
  Spirit Guardians | Level 3 Conjuration | Cleric | Action | Self | V, S, M | — | Concentration, up to 10 minutes | — | 15-foot Emanation | each turn, Wisdom save, half: 3d8 Necrotic or Radiant (+1d8) | yes
  Spiritual Weapon | Level 2 Evocation | Cleric | Bonus Action | 60 feet | V, S | — | Concentration, up to 1 minute | 1 | — | melee attack: 1d8 Force + modifier (+1d8) | yes
  Starry Wisp | Evocation Cantrip | Bard, Druid | Action | 60 feet | V, S | — | Instantaneous | 1 | — | ranged attack: 1d8 Radiant (+1d8) | yes
  Stinking Cloud | Level 3 Conjuration | Bard, Sorcerer, Wizard | Action | 90 feet | V, S, M | — | Concentration, up to 1 minute | — | 20-foot-radius Sphere | each turn, Constitution save, none: Poisoned | —
  Stone Shape | Level 4 Transmutation | Cleric, Druid, Wizard | Action | Touch | V, S, M | — | Instantaneous | 1 | — | — | —
  Stoneskin | Level 4 Transmutation | Druid, Ranger, Sorcerer, Wizard | Action | Touch | V, S, M | 100 GP, consumed | Concentration, up to 1 hour | 1 | — | — | —
  Storm of Vengeance | Level 9 Conjuration | Druid | Action | 1 mile | V, S | — | Concentration, up to 1 minute | — | 300-foot-radius circle | Constitution save, none: 2d6 Thunder, Deafened; later, no roll: 4d6 Acid; later, Dexterity save, half: 10d6 Lightning; later, no roll: 2d6 Bludgeoning; each turn, no roll: 1d6 Cold | —
  Suggestion | Level 2 Enchantment | Bard, Sorcerer, Warlock, Wizard | Action | 30 feet | V, M | — | Concentration, up to 8 hours | 1 | — | Wisdom save, none: Charmed | —
  Summon Dragon | Level 5 Conjuration | Wizard | Action | 60 feet | V, S, M | 500 GP | Concentration, up to 1 hour | — | — | — | yes
  Sunbeam | Level 6 Evocation | Cleric, Druid, Sorcerer, Wizard | Action | Self | V, S, M | — | Concentration, up to 1 minute | — | 60-foot-long, 5-foot-wide Line | Constitution save, half: 6d8 Radiant, Blinded | —
  Sunburst | Level 8 Evocation | Cleric, Druid, Sorcerer, Wizard | Action | 150 feet | V, S, M | — | Instantaneous | — | 60-foot-radius Sphere | Constitution save, half: 12d6 Radiant, Blinded | —
  Symbol | Level 7 Abjuration | Bard, Cleric, Druid, Wizard | 1 minute | Touch | V, S, M | 1,000 GP, consumed | Until dispelled or triggered | — | 60-foot-radius Sphere | later, Constitution save, half: 10d10 Necrotic; later, Wisdom save, none; later, Wisdom save, none: Frightened; later, Constitution save, none: Incapacitated; later, Wisdom save, none: Unconscious; later, Wisdom save, none: Stunned | —
`
