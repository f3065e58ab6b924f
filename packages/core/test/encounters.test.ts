import { expect, test } from 'vitest'
import { seededRandom } from '../src/dice/random.ts'
import { playEncounter, prepareEncounter, simulateEncounter } from '../src/encounter/index.ts'
import { replay } from '../src/fight/replay.ts'
import { srd521 } from '../src/rulesets/srd-5-2-1.ts'
import { randomEncounter } from './random-encounters.ts'

const FIGHTS = 60

test(`the simulation plays the fight of the events: ${FIGHTS} random encounters`, () => {
  for (let index = 0; index < FIGHTS; index += 1) {
    const encounter = randomEncounter(seededRandom(`encounter ${index}`))
    const seed = `fight ${index}`
    const { events, fight, ...played } = playEncounter(encounter, seed)
    expect(simulateEncounter(prepareEncounter(encounter), seed), seed).toEqual(played)
    if (index % 10 === 0) expect(replay(srd521, encounter.fight, events, seed), seed).toMatchObject({ ok: true })
  }
})
