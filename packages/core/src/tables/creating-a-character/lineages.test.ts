import { expect, test } from 'vitest'
import { GIANT_ANCESTRIES, SPELL_LINEAGES } from './lineages.ts'

// SRD 5.2.1, Character Origins, Elven Lineages (page 85) and Fiendish Legacies (page 86)
test('lineages that give spells', () => {
  expect(SPELL_LINEAGES.map(({ species: _, ...row }) => Object.values(row).join(' '))).toEqual([
    'drow dancing-lights none faerie-fire darkness',
    'high-elf prestidigitation none detect-magic misty-step',
    'wood-elf druidcraft none longstrider pass-without-trace',
    'abyssal poison-spray poison ray-of-sickness hold-person',
    'chthonic chill-touch necrotic false-life ray-of-enfeeblement',
    'infernal fire-bolt fire hellish-rebuke darkness',
  ])
})

// SRD 5.2.1, Character Origins, Goliath (pages 85 and 86)
test('giant ancestries', () => {
  expect(GIANT_ANCESTRIES.map((row) => Object.values(row).join(' '))).toEqual([
    'cloud-giant bonus-action none none 30 0',
    'fire-giant nothing 1d10 fire 0 0',
    'frost-giant nothing 1d6 cold 0 10',
    'hill-giant nothing none none 0 0',
    'stone-giant reaction 1d12 none 0 0',
    'storm-giant reaction 1d8 thunder 60 0',
  ])
})
