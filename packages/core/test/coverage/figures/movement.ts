import type { MovementCircumstance } from '../../../src/index.ts'
import { type Core, type Figures, when } from '../says.ts'

/** The extra feet that 1 foot of movement costs. */
const extra = ({ movementCostFeet, srd521 }: Core, ...circumstances: readonly MovementCircumstance[]): number =>
  movementCostFeet({ feet: 1, circumstances }, srd521).value - 1

const cost = ({ movementCostFeet, srd521 }: Core, feet: number): number => movementCostFeet({ feet }, srd521).value

/** Movement, jumps and speeds. */
export const movement: Figures = {
  'Climbing: extra foot per foot': (core) => extra(core, 'climbing'),
  'Climbing: extra feet per foot in Difficult Terrain': (core) => extra(core, 'climbing', 'difficult-terrain'),
  'Climbing: DC Strength (Athletics), optional': ({ movementCheck, srd521 }) => {
    const { dc, ability, skill, atGmOption } = movementCheck('hard-climb', srd521)
    return when(dc, [ability, 'strength'], [skill, 'athletics'], [atGmOption, true])
  },
  'Crawling: extra foot per foot': (core) => extra(core, 'crawling'),
  'Crawling: extra feet per foot in Difficult Terrain': (core) => extra(core, 'crawling', 'difficult-terrain'),
  'Swimming: extra foot per foot': (core) => extra(core, 'swimming'),
  'Swimming: extra feet per foot in Difficult Terrain': (core) => extra(core, 'swimming', 'difficult-terrain'),
  'Swimming: DC Strength (Athletics) in rough water, optional': ({ movementCheck, srd521 }) => {
    const { dc, ability, skill, atGmOption } = movementCheck('rough-water', srd521)
    return when(dc, [ability, 'strength'], [skill, 'athletics'], [atGmOption, true])
  },
  'Difficult Terrain: extra foot per foot, not cumulative': (core) =>
    when(extra(core, 'difficult-terrain'), [extra(core, 'difficult-terrain', 'difficult-terrain'), 1]),
  'Difficult Terrain: example feet': ({ movementCostFeet, srd521 }) => {
    const { value: feet } = movementCostFeet({ feet: 5, circumstances: ['difficult-terrain'] }, srd521)
    return `5 -> ${feet}`
  },
  'Difficult Terrain: degrees of slope': ({ DIFFICULT_SLOPE_DEGREES, difficultTerrainFrom, srd521 }) => {
    const isDifficult = (degrees: number): boolean =>
      difficultTerrainFrom({ features: [{ kind: 'slope', degrees }], size: 'medium' }, srd521).length > 0
    return when(DIFFICULT_SLOPE_DEGREES, [isDifficult(20), true], [isDifficult(19), false])
  },
  'Grappled: extra foot per foot for the grappler': (core) => extra(core, 'grappled'),
  'Grappled: or more sizes smaller (or Tiny): no extra cost': ({ draggingCost }) =>
    when(
      2,
      [draggingCost({ grapplerSize: 'large', grappledSize: 'medium' }), 'extra-foot'],
      [draggingCost({ grapplerSize: 'large', grappledSize: 'small' }), 'nothing'],
      [draggingCost({ grapplerSize: 'tiny', grappledSize: 'tiny' }), 'nothing'],
    ),
  'Prone: ft movement to stand': ({ standUpCostFeet, srd521 }) =>
    when('floor(Speed/2)', [standUpCostFeet(30, srd521), 15], [standUpCostFeet(25, srd521), 12]),
  'Prone: Speed at which you cannot stand': ({ canStandUp, srd521 }) =>
    when(
      0,
      [canStandUp({ speedFeet: 0, movementLeftFeet: 0 }, srd521), false],
      [canStandUp({ speedFeet: 5, movementLeftFeet: 5 }, srd521), true],
    ),
  'High Jump: ft with run-up, minimum 0': ({ highJumpFeet, srd521 }) =>
    when(
      '3 + Str modifier',
      [highJumpFeet({ strengthModifier: 2, runUpFeet: 10 }, srd521), 5],
      [highJumpFeet({ strengthModifier: -5, runUpFeet: 10 }, srd521), 0],
    ),
  'High Jump: ft run-up on foot': ({ RUN_UP_FEET, highJumpFeet, srd521 }) =>
    when(
      RUN_UP_FEET,
      [highJumpFeet({ strengthModifier: 3, runUpFeet: 10 }, srd521), 6],
      [highJumpFeet({ strengthModifier: 3, runUpFeet: 9 }, srd521), 3],
    ),
  'High Jump: standing': ({ highJumpFeet, srd521 }) =>
    when(
      '1/2',
      [highJumpFeet({ strengthModifier: 3, runUpFeet: 0 }, srd521), 3],
      [highJumpFeet({ strengthModifier: 2, runUpFeet: 0 }, srd521), 2],
    ),
  'High Jump: of height added by arms': ({ highJumpReachInches }) =>
    when('1/2', [highJumpReachInches({ jumpFeet: 0, heightInches: 72 }) - 72, 36]),
  'High Jump: x height + jump = reach': ({ highJumpReachInches }) =>
    when(
      '1 1/2',
      [highJumpReachInches({ jumpFeet: 0, heightInches: 60 }), 90],
      [highJumpReachInches({ jumpFeet: 4, heightInches: 60 }), 138],
    ),
  'High Jump: ft movement per ft jumped': (core) =>
    cost(core, core.highJumpFeet({ strengthModifier: 2, runUpFeet: 10 }, core.srd521)) / 5,
  'Long Jump: ft with run-up': ({ longJumpFeet }) =>
    when(
      'Str score',
      [longJumpFeet({ strengthScore: 15, runUpFeet: 10 }), 15],
      [longJumpFeet({ strengthScore: 8, runUpFeet: 10 }), 8],
    ),
  'Long Jump: ft run-up': ({ RUN_UP_FEET, longJumpFeet }) =>
    when(
      RUN_UP_FEET,
      [longJumpFeet({ strengthScore: 16, runUpFeet: 10 }), 16],
      [longJumpFeet({ strengthScore: 16, runUpFeet: 9 }), 8],
    ),
  'Long Jump: standing': ({ longJumpFeet }) =>
    when(
      '1/2',
      [longJumpFeet({ strengthScore: 16, runUpFeet: 0 }), 8],
      [longJumpFeet({ strengthScore: 15, runUpFeet: 0 }), 7],
    ),
  'Long Jump: DC Acrobatics landing in Difficult Terrain': ({ movementCheck, srd521 }) => {
    const { dc, ability, skill, onFailure } = movementCheck('landing-in-difficult-terrain', srd521)
    return when(dc, [ability, 'dexterity'], [skill, 'acrobatics'], [onFailure, 'prone'])
  },
  'Long Jump: DC Athletics to clear a low obstacle, optional': ({ movementCheck, srd521 }) => {
    const { dc, ability, skill, atGmOption } = movementCheck('low-obstacle', srd521)
    return when(dc, [ability, 'strength'], [skill, 'athletics'], [atGmOption, true])
  },
  'Long Jump: of jump distance = maximum obstacle height': ({ isLowObstacle }) =>
    when(
      '1/4',
      [isLowObstacle({ heightInches: 48, jumpFeet: 16 }), true],
      [isLowObstacle({ heightInches: 49, jumpFeet: 16 }), false],
    ),
  'Long Jump: ft movement per ft jumped': (core) =>
    cost(core, core.longJumpFeet({ strengthScore: 15, runUpFeet: 10 })) / 15,
  'Speed: movement left after switching': ({ remainingMovementFeet }) =>
    when(
      'new speed - distance already moved',
      [remainingMovementFeet({ speedFeet: 40, spentFeet: 10 }), 30],
      [remainingMovementFeet({ speedFeet: 30, spentFeet: 40 }), 0],
    ),
  'Speed: example': ({ remainingMovementFeet }) => {
    const afterFlying = remainingMovementFeet({ speedFeet: 30, spentFeet: 10 })
    const afterWalking = remainingMovementFeet({ speedFeet: 40, spentFeet: 20 })
    return when('30 walk / 40 fly: fly 10, walk 10, fly 20', [afterFlying >= 10, true], [afterWalking, 20])
  },
  'Speed: Speed reduction applies equally to special speeds': ({ changeSpeeds }) => {
    const { speed, 'climb-speed': climb } = changeSpeeds({
      speeds: { speed: 30, 'climb-speed': 40 },
      change: { kind: 'zero' },
    })
    return when(speed, [climb, 0])
  },
  'Speed: halving applies equally to special speeds': ({ changeSpeeds }) => {
    const { speed, 'fly-speed': fly } = changeSpeeds({
      speeds: { speed: 30, 'fly-speed': 60 },
      change: { kind: 'divided', by: 2 },
    })
    return when('1/2', [speed, 15], [fly, 30])
  },
  'Flying: Fly Speed at which you fall': ({ staysAloft }) => {
    const stays = (flySpeedFeet: number): boolean =>
      staysAloft({ flySpeedFeet, hovers: false, incapacitated: false, prone: false }).allowed
    return when(0, [stays(0), false], [stays(5), true])
  },
}
