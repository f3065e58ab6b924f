import { describe, expect, test } from 'vitest'
import { fightCackleFever, sightRot } from './disease.ts'

// SRD 5.1, Diseases, Cackle Fever (page 199): DC 13, lowered by 1d6; the third failure brings madness
describe('fightCackleFever', () => {
  test.each([
    [13, 0, 13, 6, { dc: 7, failures: 0, ended: false, madness: false }],
    [13, 0, 12, 6, { dc: 13, failures: 1, ended: false, madness: false }],
    [6, 1, 6, 6, { dc: 0, failures: 1, ended: true, madness: false }],
    [2, 0, 20, 5, { dc: 0, failures: 0, ended: true, madness: false }],
    [13, 2, 1, 1, { dc: 13, failures: 3, ended: false, madness: true }],
    [13, 3, 1, 1, { dc: 13, failures: 4, ended: false, madness: false }],
  ])('DC %i, %i failures, total %i, rolled %i', (dc, failures, total, rolled, fought) => {
    expect(fightCackleFever({ dc, failures, total, rolled })).toEqual(fought)
  })

  test.each([0, 7, 1.5])('a d6 that shows %d throws a RangeError', (rolled) => {
    expect(() => fightCackleFever({ dc: 13, failures: 0, total: 13, rolled })).toThrow(/rolled is/)
  })
})

// SRD 5.1, Diseases, Sight Rot (pages 199 and 200): −1, worse by 1 after each Long Rest, blinded at −5
test.each([
  [0, -1, false],
  [1, -2, false],
  [3, -4, false],
  [4, -5, true],
  [9, -5, true],
])('Sight Rot after %i Long Rests: %i, blinded %s', (longRests, penalty, blinded) => {
  expect(sightRot(longRests)).toEqual({ penalty, blinded })
})
