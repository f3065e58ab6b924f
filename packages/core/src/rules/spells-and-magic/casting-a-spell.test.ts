import { expect, test } from 'vitest'
import { next2012 } from '../../rulesets/next-2012.ts'
import { srd521 } from '../../rulesets/srd-5-2-1.ts'
import { type Casting, castingObstacles } from './casting-a-spell.ts'
import { NO_SLOTS } from './spell-slots.ts'

const casting: Casting = {
  level: 1,
  needs: { components: ['verbal', 'somatic'], materialCost: false, materialConsumed: false },
  atHand: { canSpeak: true, freeHands: 1, materials: false, componentPouch: false, focus: false },
  available: true,
  untrainedArmor: false,
  by: 'slot',
  slots: { ...NO_SLOTS, 1: 2 },
  slotsExpended: 0,
  target: { cover: 'none', seen: true },
}

// SRD 5.2.1, Spells (pages 104 to 106); 2012 playtest, Magic
test.each<[string, Partial<Casting>, string[], string[]]>([
  ['there is no obstacle', {}, [], []],
  ['not prepared (104)', { available: false }, ['not-available'], ['not-available']],
  ['armor without training (104)', { untrainedArmor: true }, ['untrained-armor'], []],
  ['no slot (104)', { slots: NO_SLOTS }, ['no-slot'], ['no-slot']],
  ['slots too low (104)', { level: 2 }, ['no-slot'], ['no-slot']],
  ['a higher slot (104)', { slots: { ...NO_SLOTS, 5: 1 } }, [], []],
  ['a second slot on a turn (105)', { slotsExpended: 1 }, ['slot-expended-this-turn'], []],
  ['a cantrip after a spell with a slot (105)', { level: 0, slotsExpended: 1, slots: NO_SLOTS }, [], []],
  ['from a scroll, after a spell with a slot (104)', { by: 'free', slotsExpended: 1, slots: NO_SLOTS }, [], []],
  ['gagged (105)', { atHand: { ...casting.atHand, canSpeak: false } }, ['verbal'], ['verbal']],
  ['behind Total Cover (106; Targets)', { target: { cover: 'total', seen: true } }, ['total-cover'], ['total-cover']],
  ['behind less cover', { target: { cover: 'three-quarters', seen: true } }, [], []],
  ['a target that is not seen (Targets)', { target: { cover: 'none', seen: false } }, [], ['target-unseen']],
  ['an area', { target: 'none' }, [], []],
])('%s', (_, change, srd, playtest) => {
  expect(castingObstacles({ ...casting, ...change }, srd521)).toEqual(srd)
  expect(castingObstacles({ ...casting, ...change }, next2012)).toEqual(playtest)
})
