import type { armorClassCalculator } from './armor-class.ts'
import type { Example } from './calculator.ts'

/** Worked examples of the armor-class calculator with their sources; separate so that pages do not load them. */
export const ARMOR_CLASS_EXAMPLES: readonly Example<typeof armorClassCalculator.fields>[] = [
  {
    id: 'leather-armor',
    source: 'SRD 5.2.1, Equipment, Armor (page 92): Leather Armor is 11 plus the Dexterity modifier, 11 + 3',
    input: {},
    figures: { 'armor-class': '14', base: '14' },
  },
  {
    id: 'chain-mail',
    source: 'SRD 5.2.1, Equipment, Armor (page 92): “whereas your AC is 16 in Chain Mail”',
    input: { armor: 'chain-mail' },
    figures: { 'armor-class': '16' },
  },
  {
    id: 'clumsy-in-plate',
    source: 'SRD 5.2.1, Equipment, Armor (page 92): Plate Armor is 18, whatever the Dexterity',
    input: { armor: 'plate-armor', dexterity: -2 },
    figures: { 'armor-class': '18' },
  },
  {
    id: 'medium',
    source: 'SRD 5.2.1, Equipment, Armor (page 92): Half Plate Armor is 15 and at most 2 of Dexterity +3; a Shield +2',
    input: { armor: 'half-plate-armor', shield: true },
    figures: { 'armor-class': '19', base: '17' },
  },
  {
    id: 'clumsy-in-medium',
    source: 'SRD 5.2.1, Equipment, Armor (page 92): Chain Shirt is 13 + Dex modifier, 13 − 1',
    input: { armor: 'chain-shirt', dexterity: -1 },
    figures: { 'armor-class': '12' },
  },
  {
    id: 'unarmored',
    source: 'SRD 5.2.1, Playing the Game, Armor Class (page 7): 10 + 3',
    input: { armor: 'unarmored' },
    figures: { 'armor-class': '13' },
  },
  {
    id: 'barbarian',
    source: 'SRD 5.2.1, Classes, Barbarian (page 29): 10 + Dexterity + Constitution, and a Shield: 10 + 3 + 4 + 2',
    input: { armor: 'unarmored', features: ['barbarian-unarmored-defense'], constitution: 4, shield: true },
    figures: { 'armor-class': '19', base: '17' },
  },
  {
    id: 'monk-with-shield',
    source: 'SRD 5.2.1, Classes, Monk (page 50): not while a Shield is wielded, so 10 + 3 + 2',
    input: { armor: 'unarmored', features: ['monk-unarmored-defense'], wisdom: 4, shield: true },
    figures: { 'armor-class': '15', base: '13' },
  },
  {
    id: 'monk-and-sorcerer',
    source: 'SRD 5.2.1, Character Creation, Armor Class (page 25): one of the two features only, here 10 + 3 + 4',
    input: {
      armor: 'unarmored',
      features: ['monk-unarmored-defense', 'draconic-resilience'],
      wisdom: 2,
      charisma: 4,
    },
    figures: { 'armor-class': '17' },
  },
  {
    id: 'too-weak',
    source: 'SRD 5.2.1, Equipment, Armor (page 92): Splint Armor takes Strength 15 or 10 feet of speed',
    input: { armor: 'splint-armor', strength: 14 },
    figures: { 'armor-class': '17', 'speed-penalty': '-10' },
  },
  {
    id: 'untrained-shield',
    source: 'SRD 5.2.1, Equipment, Shield (page 92): the benefit only with training; the armor counts all the same',
    input: { armor: 'chain-shirt', dexterity: 2, shield: true, 'armor-training': false, 'shield-training': false },
    figures: { 'armor-class': '15' },
  },
  {
    id: 'three-quarters-cover',
    source: 'SRD 5.2.1, Playing the Game, Cover (page 15): +5 to AC; magic armor adds 1, 11 + 3 + 1 + 5',
    input: { cover: 'three-quarters', bonus: 1 },
    figures: { 'armor-class': '20', base: '14' },
  },
]
