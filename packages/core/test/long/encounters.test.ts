import { expect, test } from 'vitest'
import { seededRandom } from '../../src/dice/random.ts'
import { playEncounter, prepareEncounter, simulateEncounter } from '../../src/encounter/index.ts'
import { randomEncounter } from '../random-encounters.ts'

const FIGHTS = 10_000

test(`the simulation plays the fight of the events: ${FIGHTS} random encounters`, () => {
  for (let index = 0; index < FIGHTS; index += 1) {
    const encounter = randomEncounter(seededRandom(`long encounter ${index}`))
    const seed = `fight ${index}`
    const { events, fight, ...played } = playEncounter(encounter, seed)
    expect(simulateEncounter(prepareEncounter(encounter), seed), seed).toEqual(played)
  }
}, 3_600_000)
