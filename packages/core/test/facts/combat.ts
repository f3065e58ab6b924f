import { expect } from 'vitest'
import {
  AREA_SHAPES,
  AREAS_OF_EFFECT,
  CREATURE_SIZES,
  type CreatureInTheWay,
  canDropProne,
  canMount,
  draggingCost,
  grappleOrShoveDc,
  gridDistanceFeet,
  gridStep,
  highJumpFeet,
  highJumpReachInches,
  impededWeapon,
  initiativeCircumstances,
  initiativePlaces,
  initiativeScore,
  isInArea,
  isLowObstacle,
  longJumpFeet,
  MONSTER_HIT_DICE,
  type MOVEMENT_COSTS,
  mountingCostFeet,
  movementCheck,
  movementCostFeet,
  movingThrough,
  REACH_FEET,
  ROUND_SECONDS,
  RUN_UP_FEET,
  SQUARE_FEET,
  squaresBetween,
  srd521,
  standUpCostFeet,
  unarmedStrikeBonus,
  unarmedStrikeDamage,
} from '../../src/index.ts'
import { type Checks, idOf, tables } from './facts.ts'

/** The extra feet that 1 foot of movement costs in some circumstances. */
const extraFeet = (...circumstances: (typeof MOVEMENT_COSTS)[number]['circumstance'][]): number =>
  movementCostFeet({ feet: 1, circumstances }, srd521).value - 1

export const combat = {
  initiative() {
    const { data } = tables.initiative
    expect(data.roll).toBe('Dexterity check')
    for (const [circumstance, gives] of [
      ['surprise', data.surprised],
      ['invisible', data.invisible],
      ['incapacitated', data.incapacitated],
    ] as const) {
      expect(initiativeCircumstances([circumstance], srd521)).toEqual([{ rule: circumstance, gives: idOf(gives) }])
    }
    expect([data.score, initiativeScore({ dexterityModifier: 3 })]).toEqual(['10 + Dex modifier', 13])
    expect(initiativeScore({ dexterityModifier: 3, state: 'advantage' })).toBe(13 + data.scoreAdvantage)
    expect(initiativeScore({ dexterityModifier: 3, state: 'disadvantage' })).toBe(13 + data.scoreDisadvantage)
    expect(ROUND_SECONDS).toBe(data.roundSeconds)
    const tie = (...kinds: readonly ('character' | 'monster')[]) =>
      initiativePlaces(
        kinds.map((kind, index) => ({ id: String(index), count: 10, dexterityScore: 10, kind })),
        srd521,
      ).map(({ decidedBy }) => decidedBy)
    expect(data.ties).toBe('GM among monsters and between monster and character; players among characters')
    expect([tie('monster', 'monster'), tie('monster', 'character')]).toEqual([['game-master'], ['game-master']])
    expect(tie('character', 'character')).toEqual(['players'])
  },
  sizes() {
    expect(
      CREATURE_SIZES.map(({ size, sideHalfFeet, squaresAcross, creaturesPerSpace }) => ({
        size,
        sideFeet: sideHalfFeet / 2,
        squares: squaresAcross ** 2 / creaturesPerSpace,
      })),
    ).toEqual(tables.sizes.data.map((row) => ({ ...row, size: idOf(row.size) })))
  },
  monsterHitDieBySize() {
    expect(
      MONSTER_HIT_DICE.map(({ size, die, averageHalfHitPoints }) => [
        size,
        { die: die.replace('1d', 'd'), average: averageHalfHitPoints / 2 },
      ]),
    ).toEqual(Object.entries(tables.monsterHitDieBySize.data).map(([size, row]) => [idOf(size), row]))
  },
  grid() {
    const { data } = tables.grid
    expect(SQUARE_FEET).toBe(data.squareFeet)
    const from = { x: 0, y: 0, across: 1 }
    const diagonal = { x: 1, y: 1 }
    expect(squaresBetween({ from, to: { ...diagonal, across: 1 } })).toBe(data.diagonalCostSquares)
    const difficult = movementCostFeet({ feet: SQUARE_FEET, circumstances: ['difficult-terrain'] }, srd521)
    expect(difficult.value).toBe(data.difficultTerrainSquares * SQUARE_FEET)
    const pastCorner = gridStep({
      space: from,
      to: diagonal,
      costFeet: SQUARE_FEET,
      movementLeftFeet: SQUARE_FEET,
      isFilled: ({ x, y }) => x === 1 && y === 0,
    })
    expect(pastCorner.value.refusals.length === 0).toBe(data.diagonalAcrossFilledCorner)
    expect(data.range).toBe(
      'shortest route, count from a square adjacent to one thing to the space of the other (Chebyshev in squares)',
    )
    expect(gridDistanceFeet({ from, to: { x: 4, y: 3, across: 1 } })).toBe(20)
  },
  movement() {
    const { data } = tables.movement
    expect({
      climbing: extraFeet('climbing'),
      crawling: extraFeet('crawling'),
      swimming: extraFeet('swimming'),
      difficultTerrain: extraFeet('difficult-terrain'),
      climbingInDifficultTerrain: extraFeet('climbing', 'difficult-terrain'),
      crawlingInDifficultTerrain: extraFeet('crawling', 'difficult-terrain'),
      swimmingInDifficultTerrain: extraFeet('swimming', 'difficult-terrain'),
      draggingGrappledCreature: extraFeet('grappled'),
    }).toEqual(data.extraFeetPerFoot)
    expect(data.draggingFreeIf).toBe('target Tiny or two or more sizes smaller')
    expect([
      draggingCost({ grapplerSize: 'tiny', grappledSize: 'tiny' }),
      draggingCost({ grapplerSize: 'large', grappledSize: 'small' }),
      draggingCost({ grapplerSize: 'large', grappledSize: 'medium' }),
    ]).toEqual(['nothing', 'nothing', 'extra-foot'])
    expect([data.standUp, standUpCostFeet(25, srd521)]).toEqual(['floor(Speed / 2)', 12])
    expect([data.mountOrDismount, mountingCostFeet(25, srd521)]).toEqual(['floor(Speed / 2)', 12])
    expect(srd521.mountedCombat.withinFeet).toBe(data.mountWithinFeet)
    expect([data.dropProne, canDropProne(5)]).toEqual([0, true])
    const PASSABLE = ['ally', 'Incapacitated creature', 'Tiny creature', 'creature two sizes larger or smaller']
    expect(data.moveThrough).toEqual(PASSABLE)
    expect(srd521.movingAroundCreatures.passableFor).toEqual(['ally', 'incapacitated', 'tiny', 'two-sizes-apart'])
    expect(data.otherSpaceIsDifficultTerrainUnless).toEqual(['Tiny', 'ally'])
    const foe = { size: 'medium', ally: false, incapacitated: false } as const
    const isDifficult = (other: CreatureInTheWay) =>
      movingThrough({ moverSize: 'medium', creature: other }, srd521).value.difficultTerrain
    expect([isDifficult(foe), isDifficult({ ...foe, size: 'tiny' }), isDifficult({ ...foe, ally: true })]).toEqual([
      true,
      false,
      false,
    ])
    expect(REACH_FEET).toBe(data.opportunityAttackReachFeet)
  },
  jumping() {
    const { longJump, highJump, movementPerFoot } = tables.jumping.data
    expect([longJump.feetWithRun, longJumpFeet({ strengthScore: 15, runUpFeet: longJump.runUpFeet })]).toEqual([
      'Str score',
      15,
    ])
    expect([longJump.standing, longJumpFeet({ strengthScore: 15, runUpFeet: longJump.runUpFeet - 1 })]).toEqual([
      'half',
      7,
    ])
    expect(movementCheck('landing-in-difficult-terrain', srd521).dc).toBe(longJump.landingDifficultTerrainDC)
    expect(movementCheck('low-obstacle', srd521).dc).toBe(longJump.lowObstacleDC)
    expect(longJump.obstacleMaxFraction).toBe('1/4')
    expect([
      isLowObstacle({ heightInches: 24, jumpFeet: 8 }),
      isLowObstacle({ heightInches: 25, jumpFeet: 8 }),
    ]).toEqual([true, false])
    expect(highJump.feetWithRun).toBe('3 + Str modifier (minimum 0)')
    expect(
      [2, -4].map((modifier) => highJumpFeet({ strengthModifier: modifier, runUpFeet: highJump.runUpFeet }, srd521)),
    ).toEqual([5, 0])
    expect([highJump.standing, highJumpFeet({ strengthModifier: 2, runUpFeet: 0 }, srd521)]).toEqual(['half', 2])
    expect([RUN_UP_FEET, RUN_UP_FEET]).toEqual([longJump.runUpFeet, highJump.runUpFeet])
    expect([highJump.reach, highJumpReachInches({ jumpFeet: 4, heightInches: 60 })]).toEqual([
      'jump + 1.5 x height',
      4 * 12 + 90,
    ])
    expect(movementCostFeet({ feet: 1 }, srd521).value).toBe(movementPerFoot)
  },
  unarmedStrike() {
    const { data } = tables.unarmedStrike
    const striker = { strengthModifier: 3, proficiencyBonus: 2 }
    expect([data.attack, unarmedStrikeBonus(striker)]).toEqual(['Str modifier + PB', 5])
    expect([data.damage, unarmedStrikeDamage(3, srd521)]).toEqual(['1 + Str modifier', 4])
    expect([data.grappleShoveDC, grappleOrShoveDc(striker, srd521)]).toEqual(['8 + Str modifier + PB', 13])
    const { reachFeet, damageType, shoveFeet, maximumSizesLarger } = srd521.unarmedStrike
    expect([reachFeet, damageType, shoveFeet, maximumSizesLarger]).toEqual([
      data.reachFeet,
      idOf(data.damageType),
      data.shoveFeet,
      data.maxSizeLarger,
    ])
  },
  improvisedWeapon() {
    const { damage, normalRange, longRange, proficiency } = tables.improvisedWeapon.data
    expect(srd521.improvisedWeapon).toEqual({
      damage,
      normalRangeFeet: normalRange,
      longRangeFeet: longRange,
      addsProficiency: proficiency,
    })
  },
  underwater() {
    const { data } = tables.underwater
    expect(data.meleeDisadvantageUnless).toEqual(['Swim Speed', 'Piercing weapon'])
    const rule = srd521.underwaterCombat
    const sword = { kind: 'melee', damageType: 'slashing', hasSwimSpeed: false, range: 'in-reach' } as const
    const disadvantage = { misses: false, circumstances: [{ rule: 'impeded-weapons', gives: 'disadvantage' }] }
    expect(impededWeapon(sword, srd521)).toEqual(disadvantage)
    for (const spared of [{ hasSwimSpeed: true }, { damageType: 'piercing' }] as const) {
      expect(impededWeapon({ ...sword, ...spared }, srd521)).toEqual({ misses: false, circumstances: [] })
    }
    const bow = { kind: 'ranged', damageType: 'piercing', hasSwimSpeed: true } as const
    expect(data.rangedBeyondNormal).toBe('miss')
    expect(impededWeapon({ ...bow, range: 'in-long-range' }, srd521).misses).toBe(true)
    expect(data.rangedWithinNormal).toBe('Disadvantage')
    expect(impededWeapon({ ...bow, range: 'in-range' }, srd521)).toEqual(disadvantage)
    expect(rule.resistances).toEqual(data.resistance.map(idOf))
  },
  mountedCombat() {
    const { data } = tables.mountedCombat
    const rule = srd521.mountedCombat
    expect(rule.minimumSizesLarger).toBe(data.mountAtLeastSizesLarger)
    expect([data.mountCost, mountingCostFeet(30, srd521)]).toEqual(['floor(Speed / 2)', 15])
    expect([rule.fallingOffDc, rule.fallingOffSave]).toEqual([data.fallSaveDC, idOf(data.fallSave)])
    expect(rule.controlledActions).toEqual(data.controlledActions.map(idOf))
    const mounting = { riderSize: 'medium', willing: true, fitAnatomy: true, distanceFeet: 5 } as const
    const speeds = { speedFeet: 30, movementLeftFeet: 15 }
    expect(canMount({ ...mounting, ...speeds, mountSize: 'large' }, srd521).value).toBe(true)
    expect(canMount({ ...mounting, ...speeds, mountSize: 'medium' }, srd521).value).toBe(false)
  },
  areasOfEffect() {
    const { data } = tables.areasOfEffect
    expect(srd521.areaShapes).toEqual(Object.keys(data).map(idOf))
    expect(AREA_SHAPES.filter((shape) => shape !== 'cloud')).toEqual(srd521.areaShapes)
    for (const [name, { dimensions, originIncluded, ...rest }] of Object.entries(data)) {
      const row = AREAS_OF_EFFECT.find(({ shape }) => shape === idOf(name))
      expect(row).toMatchObject({ dimensions, originIncluded })
      expect(row?.movesWithOrigin).toBe('movesWithOrigin' in rest ? rest.movesWithOrigin : false)
      expect(row?.origin === 'point-on-a-face').toBe('origin' in rest && rest.origin === 'on a face')
    }
    expect(data.Cone.widthAtDistance).toBe('= distance')
    const origin = { x: 0, y: 0, z: 0 }
    const cone = { shape: 'cone', origin, direction: { x: 1, y: 0, z: 0 }, lengthFeet: 30 } as const
    for (const x of [5, 10, 15, 30]) {
      expect([
        isInArea({ area: cone, point: { x, y: x / 2, z: 0 } }),
        isInArea({ area: cone, point: { x, y: x / 2 + 0.5, z: 0 } }),
      ]).toEqual([true, false])
    }
  },
} satisfies Checks
