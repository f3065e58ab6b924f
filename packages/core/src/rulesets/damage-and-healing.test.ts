import { expect, test } from 'vitest'
import { next2012 } from './next-2012.ts'
import { srd521 } from './srd-5-2-1.ts'

// The page or heading of each figure follows it. Critical Hits, dying and the conditions have tests of their own.
test('SRD 5.2.1', () => {
  const { bloodied, instantDeath, knockOut, temporaryHitPoints, concentration, shortRest, longRest, revival } = srd521
  expect({ bloodied, instantDeath, knockOut, temporaryHitPoints, concentration, revival }).toStrictEqual({
    bloodied: { when: 'half-or-fewer' }, // 16
    instantDeath: { massiveDamage: true, maximumOfZero: true }, // 17
    knockOut: { attacks: 'melee', chosen: 'on-dropping', hitPoints: 1, firstAidDc: 10, startsShortRest: true }, // 17
    temporaryHitPoints: true, // 18
    concentration: { saveAbility: 'constitution', minimumDc: 10, maximumDc: 30, environmentDc: 'none' }, // 179
    revival: { exhaustionLevelsRemoved: 1 }, // 180
  })
  const interruptions = { initiative: true, attack: false, damage: true, spellFromLevel: 1 }
  expect({ shortRest, longRest }).toStrictEqual({
    // 187
    shortRest: {
      minutes: 60,
      leastHitPoints: 1,
      hitDiceNeed: 'nothing',
      leastPerHitDie: 1,
      interruptions: { ...interruptions, exertionMinutes: 'none' },
    },
    // 185
    longRest: {
      hours: 8,
      sleepHours: 6,
      lightActivityHours: 2,
      leastHitPoints: 1,
      nextAfter: { from: 'end', hours: 16 },
      recovery: { usual: { hitPoints: 'all', hitDice: 'all', spendsHitDice: false } },
      restoresReductions: true,
      exhaustionLevelsRemoved: 1,
      removingExhaustionNeedsFood: false,
      interruptions: { ...interruptions, exertionMinutes: 60 },
      interrupted: { rest: 'resumes', extraHours: 1 },
      shortRestAfterHours: 1,
    },
  })
})

test('the 2012 playtest', () => {
  const { bloodied, instantDeath, knockOut, temporaryHitPoints, concentration, shortRest, longRest, revival } = next2012
  expect({ bloodied, instantDeath, knockOut, temporaryHitPoints, concentration, revival }).toStrictEqual({
    bloodied: { when: 'fewer-than-half' }, // Hit Points
    instantDeath: { massiveDamage: false, maximumOfZero: false },
    // Nonlethal Damage
    knockOut: {
      attacks: 'melee-weapon',
      chosen: 'with-the-attack',
      hitPoints: 0,
      firstAidDc: 'none',
      startsShortRest: false,
    },
    temporaryHitPoints: false,
    concentration: 'none',
    revival: { exhaustionLevelsRemoved: 0 },
  })
  const { interruptions, ...short } = shortRest
  // Short Rest
  expect(short).toStrictEqual({
    minutes: 10,
    leastHitPoints: 'any',
    hitDiceNeed: 'kit-or-feature',
    leastPerHitDie: 0,
  })
  expect(Object.values(interruptions).every((by) => by === false || by === 'none')).toBe(true)
  // Long Rest, Variants: Slower Recovery
  const slowerDice = 'one-plus-constitution-modifier'
  expect(longRest).toStrictEqual({
    hours: 8,
    sleepHours: 0,
    lightActivityHours: 2,
    leastHitPoints: 1,
    nextAfter: { from: 'start', hours: 24 },
    recovery: {
      usual: { hitPoints: 'all', hitDice: 'all', spendsHitDice: false },
      'slower-hit-points': { hitPoints: 'none', hitDice: 'all', spendsHitDice: true },
      'slower-hit-dice': { hitPoints: 'all', hitDice: slowerDice, spendsHitDice: false },
      'slower-all-around': { hitPoints: 'none', hitDice: slowerDice, spendsHitDice: true },
    },
    restoresReductions: false,
    exhaustionLevelsRemoved: 0,
    removingExhaustionNeedsFood: false,
    interruptions: {
      initiative: false,
      attack: true,
      damage: true,
      spellFromLevel: 0,
      exertionMinutes: 'none',
    },
    interrupted: { rest: 'starts-over' },
    shortRestAfterHours: 'none',
  })
})
