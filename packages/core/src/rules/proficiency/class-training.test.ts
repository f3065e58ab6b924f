import { expect, test } from 'vitest'
import { proficientWithWeapon, trainedWithArmor } from './class-training.ts'

// SRD 5.2.1, Weapons (page 91) for category and properties
test.each([
  ['wizard', 'dagger', true], // Simple
  ['wizard', 'longsword', false], // Martial
  ['fighter', 'longsword', true],
  ['monk', 'shortsword', true], // Light
  ['monk', 'whip', false], // Finesse, not Light
  ['rogue', 'whip', true], // Finesse
  ['rogue', 'scimitar', true], // Light and Finesse
  ['rogue', 'longsword', false],
] as const)('%s with %s: %s', (characterClass, weapon, expected) => {
  expect(proficientWithWeapon({ class: characterClass, weapon })).toBe(expected)
})

test.each([
  ['fighter', 'heavy', true],
  ['ranger', 'heavy', false],
  ['druid', 'medium', false],
  ['druid', 'shield', true],
  ['bard', 'light', true],
  ['bard', 'shield', false],
  ['monk', 'light', false],
] as const)('%s with %s armor: %s', (characterClass, armor, expected) => {
  expect(trainedWithArmor({ class: characterClass, armor })).toBe(expected)
})
