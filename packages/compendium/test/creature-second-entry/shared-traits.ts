/**
 * Traits of several creatures by which a program can play them, by their ids, and who has them. Each does the same wherever it
 * stands, but for Regeneration: the oni and the shield guardian regain 10 Hit Points if they have at least 1; the troll 15 and
 * its limb 5, even at 0, but not on the turn after Acid or Fire damage.
 *
 * @source SRD 5.2.1, Monsters A–Z and Animals (pages 258 to 364): the names of traits, in the order of the document
 */
export const SHARED_TRAITS: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  Object.entries({
    'legendary-resistance':
      'Aboleth, Balor, Adult Black Dragon, Ancient Black Dragon, Adult Blue Dragon, Ancient Blue Dragon, Adult Brass Dragon, ' +
      'Ancient Brass Dragon, Adult Bronze Dragon, Ancient Bronze Dragon, Adult Copper Dragon, Ancient Copper Dragon, ' +
      'Adult Gold Dragon, Ancient Gold Dragon, Adult Green Dragon, Ancient Green Dragon, Kraken, Lich, Mummy Lord, Pit Fiend, ' +
      'Adult Red Dragon, Ancient Red Dragon, Adult Silver Dragon, Ancient Silver Dragon, Solar, Sphinx of Lore, ' +
      'Sphinx of Valor, Tarrasque, Unicorn, Vampire, Adult White Dragon, Ancient White Dragon',
    'magic-resistance':
      'Balor, Barbed Devil, Bearded Devil, Bone Devil, Chain Devil, Clay Golem, Deva, Djinni, Dryad, Efreeti, Erinyes, ' +
      'Flesh Golem, Glabrezu, Hezrou, Horned Devil, Ice Devil, Imp, Iron Golem, Archmage, Marilith, Mummy Lord, Nalfeshnee, ' +
      'Night Hag, Pit Fiend, Planetar, Pseudodragon, Quasit, Satyr, Solar, Sphinx of Wonder, Stone Golem, Tarrasque, Unicorn, ' +
      'Vrock',
    'pack-tactics':
      'Hell Hound, Hobgoblin Warrior, Kobold Warrior, Tough, Tough Boss, Warrior Infantry, Werewolf, Winter Wolf, Baboon, ' +
      'Blood Hawk, Dire Wolf, Giant Rat, Giant Vulture, Hyena, Lion, Reef Shark, Vulture, Wolf',
    regeneration: 'Oni, Shield Guardian, Troll, Troll Limb',
    'sunlight-sensitivity': 'Drider, Kobold Warrior, Specter, Wight, Wraith',
    'undead-fortitude': 'Zombie, Ogre Zombie',
  }).map(([trait, names]) => [trait, names.split(', ')]),
)
