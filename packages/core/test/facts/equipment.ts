import { expect } from 'vitest'
import {
  ADVENTURING_GEAR,
  AMMUNITION_STATISTICS,
  type Ammunition,
  ARCANE_FOCUSES,
  ARMOR_DON_AND_DOFF,
  ARMOR_STATISTICS,
  ARTISANS_TOOLS,
  ammunitionRecovered,
  BREWING_POTION_OF_HEALING,
  COIN_VALUES,
  COINS_PER_POUND,
  CRAFTING,
  craftingDays,
  DRUIDIC_FOCUSES,
  FOCUS_KINDS,
  FOOD_AND_DRINK_COPPER_PIECES,
  fraction,
  GEAR_FIGURES,
  GEAR_STATISTICS,
  grazeDamage,
  HEALING_POTION_STATISTICS,
  HIRELINGS,
  HOLY_SYMBOLS,
  INN_STAY_COPPER_PIECES_PER_DAY,
  LARGE_VEHICLE_STATISTICS,
  LIFESTYLE_COPPER_PIECES_PER_DAY,
  LIGHT_SOURCES,
  MASTERY_PROPERTIES,
  MASTERY_PROPERTY_FIGURES,
  MEAL_COPPER_PIECES,
  MOUNT_STATISTICS,
  OTHER_TOOLS,
  POISON_STATISTICS,
  rawMaterialsCopperPieces,
  SHIELD_STATISTICS,
  SPELLCASTING_FOCUS_STATISTICS,
  SPELLCASTING_SERVICES,
  type SpellcastingFocus,
  sellingPriceCopperPieces,
  TACK_AND_DRAWN_VEHICLE_STATISTICS,
  TOOL_STATISTICS,
  TOOL_VARIANT_STATISTICS,
  toppleDc,
  WEAPON_PROPERTIES,
  WEAPON_PROPERTY_FIGURES,
  WEAPON_STATISTICS,
  weaponReachFeet,
} from '../../src/index.ts'
import { type Checks, idOf, tables } from './facts.ts'

/** The id of an item that a table lists under its main word: `Lantern, Hooded` is `hooded-lantern`. */
const itemIdOf = (name: string): string => idOf(name.split(', ').reverse().join(' '))

interface Priced {
  readonly name: string
  readonly weightLb: number
  readonly costCp: number
}

const priceOf = ({ weightLb, costCp }: Priced) => ({ weightQuarterPounds: weightLb * 4, costCopperPieces: costCp })

const priceRows = (rows: readonly Priced[], id: (name: string) => string) =>
  Object.fromEntries(rows.map((row) => [id(row.name), priceOf(row)]))

/** The ammunition that a range of the Weapons table names; a Sling's bullets are not those of firearms. */
const ammunitionOf = (weapon: string, name: string): Ammunition | undefined =>
  ({
    Arrow: 'arrows' as const,
    Bolt: 'bolts' as const,
    Needle: 'needles' as const,
    Bullet: weapon === 'Sling' ? ('sling-bullets' as const) : ('firearm-bullets' as const),
  })[name]

/** Minutes as the Armor table writes them. */
const minutes = (count: number): string => `${count} minute${count === 1 ? '' : 's'}`

const focusesOf = (focuses: readonly SpellcastingFocus[]) =>
  Object.fromEntries(
    focuses.map((focus) => {
      const { weightQuarterPounds, costCopperPieces } = SPELLCASTING_FOCUS_STATISTICS[focus]
      return [focus, { weightQuarterPounds, costCopperPieces }]
    }),
  )

/** `Amulet (worn or held)`: the name before its parentheses, and the text in them. */
const inParentheses = (name: string): readonly [name: string, remark: string | undefined] => {
  const match = /^(.*?)(?: \((.*)\))?$/.exec(name)
  return [match?.[1] ?? '', match?.[2]]
}

function checkFocuses(rows: readonly Priced[], focuses: readonly SpellcastingFocus[]): void {
  expect(Object.entries(focusesOf(focuses))).toEqual(
    rows.map((row) => [idOf(inParentheses(row.name)[0]), priceOf(row)]),
  )
  for (const [index, focus] of focuses.entries()) {
    const { alsoWeapon, uses } = SPELLCASTING_FOCUS_STATISTICS[focus]
    const [, remark] = inParentheses(rows[index]?.name ?? '')
    const said = {
      'also a Quarterstaff': { alsoWeapon: 'quarterstaff' },
      'worn or held': { uses: ['worn', 'held'] },
      'borne on fabric or a Shield': { uses: ['borne-on-fabric-or-shield'] },
      held: { uses: ['held'] },
    }[remark ?? '']
    expect([focus, { alsoWeapon, uses }]).toEqual([focus, { alsoWeapon: undefined, uses: undefined, ...said }])
  }
}

export const equipment = {
  coins() {
    const { valueInCp, coinsPerPound, sellFraction } = tables.coins.data
    expect(Object.entries(COIN_VALUES)).toEqual([
      ['copper-piece', valueInCp.CP],
      ['silver-piece', valueInCp.SP],
      ['electrum-piece', valueInCp.EP],
      ['gold-piece', valueInCp.GP],
      ['platinum-piece', valueInCp.PP],
    ])
    expect(Object.keys(valueInCp)).toHaveLength(5)
    expect(COINS_PER_POUND).toBe(coinsPerPound)
    expect([sellFraction, sellingPriceCopperPieces({ costCopperPieces: 100, goods: 'equipment' })]).toEqual(['1/2', 50])
  },
  weapons() {
    expect(Object.entries(WEAPON_STATISTICS)).toEqual(
      tables.weapons.data.map((weapon) => [
        itemIdOf(weapon.name),
        {
          category: idOf(weapon.category),
          kind: idOf(weapon.kind),
          damage: weapon.damage,
          damageType: idOf(weapon.damageType),
          mastery: idOf(weapon.mastery),
          ...priceOf(weapon),
          // The fixture names Range by its figures only.
          properties: [...weapon.properties, ...(weapon.range ? ['Range'] : [])].sort().map(idOf),
          ...(weapon.range && { range: { normalFeet: weapon.range[0], longFeet: weapon.range[1] } }),
          ...(weapon.ammunition && { ammunition: ammunitionOf(weapon.name, weapon.ammunition) }),
          ...(weapon.versatile && { versatileDamage: weapon.versatile }),
          ...(weapon.note === 'unless mounted' && { oneHandedWhileMounted: true }),
        },
      ]),
    )
    expect(tables.weapons.data.flatMap(({ note }) => note ?? [])).toEqual(['unless mounted'])
  },
  weaponProperties() {
    expect(WEAPON_PROPERTIES).toEqual(tables.weaponProperties.data.map(idOf))
  },
  weaponPropertyNumbers() {
    const { data } = tables.weaponPropertyNumbers
    expect({
      heavyMinimumScore: WEAPON_PROPERTY_FIGURES.heavy.minimumScore,
      reachExtraFeet: WEAPON_PROPERTY_FIGURES.reach.addedFeet,
      ammunitionRecoveredFraction: `1/${WEAPON_PROPERTY_FIGURES.ammunition.recoveredDivisor} round down`,
      ammunitionRecoveryMinutes: WEAPON_PROPERTY_FIGURES.ammunition.recoveryMinutes,
      meleeWeaponReachFeet: WEAPON_PROPERTY_FIGURES.meleeReachFeet,
    }).toEqual(data)
    expect(ammunitionRecovered(7)).toBe(3)
    expect(weaponReachFeet({ weapon: 'glaive', reachFeet: data.meleeWeaponReachFeet })).toBe(
      data.meleeWeaponReachFeet + data.reachExtraFeet,
    )
  },
  weaponMastery() {
    const { Cleave, Graze, Nick, Push, Sap, Slow, Topple, Vex } = tables.weaponMastery.data
    const { cleave, graze, nick, push, sap, slow, topple, vex } = MASTERY_PROPERTY_FIGURES
    expect(MASTERY_PROPERTIES).toEqual(Object.keys(tables.weaponMastery.data).map(idOf))
    expect({ withinFeet: cleave.withinFeet, oncePerTurn: cleave.timesPerTurn === 1 }).toEqual(Cleave)
    expect([Graze, graze.damage, grazeDamage(4)]).toEqual([{ missDamage: 'ability modifier' }, 'ability-modifier', 4])
    expect({ oncePerTurn: nick.timesPerTurn === 1 }).toEqual(Nick)
    expect([push.feet, push.largestSize]).toEqual([Push.feet, idOf(Push.maxSize)])
    expect(Object.keys(Push)).toHaveLength(2)
    expect({ disadvantageNextAttack: sap.rollState === 'disadvantage' && sap.attackRolls === 1 }).toEqual(Sap)
    expect({ speedReductionFeet: slow.speedReductionFeet }).toEqual(Slow)
    expect([topple.save, Topple.dc]).toEqual([idOf(Topple.save), '8 + attack ability modifier + PB'])
    expect([topple.baseDc, toppleDc({ abilityModifier: 3, proficiencyBonus: 2 })]).toEqual([8, 8 + 3 + 2])
    expect({ advantageNextAttack: vex.rollState === 'advantage' && vex.attackRolls === 1 }).toEqual(Vex)
  },
  armor() {
    const suits = tables.armor.data.filter(({ category }) => category !== 'Shield')
    expect(Object.entries(ARMOR_STATISTICS)).toEqual(
      suits.map((armor) => [
        itemIdOf(armor.name),
        {
          category: idOf(armor.category),
          base: armor.base,
          dexterityMaximum: armor.addDex ? (armor.maxDex ?? 'any') : 0,
          strengthNeeded: armor.strength ?? 0,
          stealthDisadvantage: armor.stealthDisadvantage,
          ...priceOf(armor),
        },
      ]),
    )
    for (const [index, { category }] of Object.values(ARMOR_STATISTICS).entries()) {
      const { donMinutes, doffMinutes } = ARMOR_DON_AND_DOFF[category]
      expect([minutes(donMinutes), minutes(doffMinutes)]).toEqual([suits[index]?.don, suits[index]?.doff])
      expect(suits[index]?.bonus).toBeNull()
    }
    const [shield] = tables.armor.data.filter(({ category }) => category === 'Shield')
    const { armorClassBonus, weightQuarterPounds, costCopperPieces, donOrDoff } = SHIELD_STATISTICS
    expect(shield).toEqual({
      name: 'Shield',
      category: 'Shield',
      base: null,
      bonus: armorClassBonus,
      addDex: false,
      maxDex: null,
      strength: null,
      stealthDisadvantage: false,
      weightLb: weightQuarterPounds / 4,
      costCp: costCopperPieces,
      don: donOrDoff === 'utilize' && 'Utilize action',
      doff: donOrDoff === 'utilize' && 'Utilize action',
    })
  },
  adventuringGear() {
    const rows = tables.adventuringGear.data
    const fixed = rows.flatMap(({ name, weightLb, costCp }) =>
      weightLb === null || costCp === null ? [] : [{ name, weightLb, costCp }],
    )
    expect(Object.entries(GEAR_STATISTICS)).toEqual(fixed.map((row) => [itemIdOf(row.name), priceOf(row)]))
    expect(ADVENTURING_GEAR).toEqual(fixed.map(({ name }) => itemIdOf(name)))
    // Items that vary in weight and cost have tables of their own.
    const varying = rows.filter(({ weightLb, costCp }) => weightLb === null && costCp === null)
    expect(varying.map(({ name }) => idOf(name))).toEqual(['ammunition', ...FOCUS_KINDS])
    expect(fixed.length + varying.length).toBe(rows.length)
  },
  ammunition() {
    expect(Object.entries(AMMUNITION_STATISTICS)).toEqual(
      tables.ammunition.data.map((row) => [
        itemIdOf(row.name),
        {
          amount: row.amount,
          storage: row.storage === 'Case' ? 'crossbow-bolt-case' : idOf(row.storage),
          ...priceOf(row),
        },
      ]),
    )
  },
  arcaneFocuses() {
    checkFocuses(tables.arcaneFocuses.data, ARCANE_FOCUSES)
  },
  druidicFocuses() {
    checkFocuses(tables.druidicFocuses.data, DRUIDIC_FOCUSES)
  },
  holySymbols() {
    checkFocuses(tables.holySymbols.data, HOLY_SYMBOLS)
  },
  mounts() {
    expect(Object.entries(MOUNT_STATISTICS)).toEqual(
      tables.mounts.data.map(({ name, carryLb, costCp }) => [
        itemIdOf(name),
        { carryingCapacityPounds: carryLb, costCopperPieces: costCp },
      ]),
    )
  },
  tackAndDrawnVehicles() {
    expect(TACK_AND_DRAWN_VEHICLE_STATISTICS).toEqual(
      priceRows(tables.tackAndDrawnVehicles.data, (name) => itemIdOf(name.replace(' per day', ''))),
    )
    expect(Object.keys(TACK_AND_DRAWN_VEHICLE_STATISTICS)).toHaveLength(tables.tackAndDrawnVehicles.data.length)
  },
  largeVehicles() {
    expect(Object.entries(LARGE_VEHICLE_STATISTICS)).toEqual(
      tables.largeVehicles.data.map((ship) => [
        itemIdOf(ship.name),
        {
          speedHalfMilesPerHour: ship.mph * 2,
          crew: ship.crew,
          passengers: ship.passengers ?? 0,
          cargoHalfTons: (ship.cargoTons ?? 0) * 2,
          armorClass: ship.ac,
          hitPoints: ship.hp,
          damageThreshold: ship.damageThreshold ?? 0,
          costCopperPieces: ship.costCp,
        },
      ]),
    )
  },
  foodDrinkLodging() {
    const { food, innPerDay } = tables.foodDrinkLodging.data
    const { ale, bread, cheese } = FOOD_AND_DRINK_COPPER_PIECES
    expect({
      'Ale (mug)': ale,
      'Bread (loaf)': bread,
      'Cheese (wedge)': cheese,
      'Meal - Squalid': MEAL_COPPER_PIECES.squalid,
      'Meal - Poor': MEAL_COPPER_PIECES.poor,
      'Meal - Modest': MEAL_COPPER_PIECES.modest,
      'Meal - Comfortable': MEAL_COPPER_PIECES.comfortable,
      'Meal - Wealthy': MEAL_COPPER_PIECES.wealthy,
      'Meal - Aristocratic': MEAL_COPPER_PIECES.aristocratic,
      'Wine (bottle) - Common': FOOD_AND_DRINK_COPPER_PIECES['common-wine'],
      'Wine (bottle) - Fine': FOOD_AND_DRINK_COPPER_PIECES['fine-wine'],
    }).toEqual(food)
    expect(Object.entries(INN_STAY_COPPER_PIECES_PER_DAY)).toEqual(
      Object.entries(innPerDay).map(([name, cost]) => [idOf(name), cost]),
    )
  },
  lifestylePerDay() {
    expect(Object.entries(LIFESTYLE_COPPER_PIECES_PER_DAY)).toEqual(
      Object.entries(tables.lifestylePerDay.data).map(([name, cost]) => [idOf(name), cost]),
    )
  },
  hirelings() {
    const coin = { CP: 1, SP: 10, GP: 100 } as const
    expect(HIRELINGS).toEqual(
      Object.entries(tables.hirelings.data).map(([name, pay]) => {
        const [, amount, unit, per] = /^(\d+) (CP|SP|GP) per (day|mile)$/.exec(pay) ?? []
        const value = unit === 'CP' || unit === 'SP' || unit === 'GP' ? coin[unit] : 0
        return { hireling: idOf(name), costCopperPieces: Number(amount) * value, per }
      }),
    )
  },
  spellcastingServices() {
    expect(SPELLCASTING_SERVICES).toEqual(
      tables.spellcastingServices.data.map(({ level, availability, costCp }) => {
        const [from = '', to = from] = level.replace('Cantrip', '0').split('–')
        return {
          fromLevel: Number(from),
          toLevel: Number(to),
          settlements: {
            'Village, town, or city': ['village', 'town', 'city'],
            'Town or city only': ['town', 'city'],
            'City only': ['city'],
          }[availability],
          costCopperPieces: costCp,
        }
      }),
    )
  },
  crafting() {
    const { rawMaterialsFraction, daysPer, hoursPerDay, potionOfHealing, assistants } = tables.crafting.data
    expect([rawMaterialsFraction, CRAFTING.rawMaterialsDivisor, rawMaterialsCopperPieces(5)]).toEqual([
      '1/2 round down',
      2,
      2,
    ])
    expect([daysPer, CRAFTING.copperPiecesPerDay]).toEqual([
      'cost in GP / 10, round up',
      10 * COIN_VALUES['gold-piece'],
    ])
    expect(craftingDays({ costCopperPieces: 1001 })).toEqual(fraction(2))
    expect([CRAFTING.hoursPerDay, CRAFTING.assistants]).toEqual([hoursPerDay, assistants])
    expect({
      gp: BREWING_POTION_OF_HEALING.rawMaterialsCopperPieces / COIN_VALUES['gold-piece'],
      days: BREWING_POTION_OF_HEALING.days,
    }).toEqual(potionOfHealing)
  },
  tools() {
    const rows = tables.tools.data
    const category = { 'artisans-tools': ARTISANS_TOOLS, 'other-tools': OTHER_TOOLS }
    for (const [id, tools] of Object.entries(category)) {
      expect(tools).toEqual(rows.filter((row) => idOf(row.category) === id).map(({ name }) => idOf(name)))
    }
    expect(
      Object.entries(TOOL_STATISTICS).map(([tool, { crafts: _, utilize, ...row }]) => [
        tool,
        { ...row, utilizeDcs: utilize.map(({ dc }) => dc) },
      ]),
    ).toEqual(
      rows.map(({ name, ability, weightLb, costCp, utilizeDCs }) => [
        idOf(name),
        {
          ability: idOf(ability),
          // Gaming sets and musical instruments cost what their variants cost, and instruments weigh what their
          // variants weigh.
          ...(costCp !== null && priceOf({ name, weightLb: weightLb ?? Number.NaN, costCp })),
          utilizeDcs: utilizeDCs,
        },
      ]),
    )
    const varying = rows.filter(({ costCp }) => costCp === null)
    expect(varying.map(({ name, weightLb }) => [name, weightLb])).toEqual([
      ['Gaming Set', 0],
      ['Musical Instrument', null],
    ])
    const { dice, dragonchess, 'playing-cards': cards, 'three-dragon-ante': ante } = TOOL_VARIANT_STATISTICS
    expect([dice, dragonchess, cards, ante].map(({ weightQuarterPounds }) => weightQuarterPounds)).toEqual([0, 0, 0, 0])
  },
  lightSources() {
    const { Candle, Lamp, BullseyeLantern, HoodedLantern, Torch } = tables.lightSources.data
    const { candle, lamp, torch, 'bullseye-lantern': bullseye, 'hooded-lantern': hooded } = LIGHT_SOURCES
    const { shape, ...bullseyeFigures } = BullseyeLantern
    const light = (row: typeof candle) => ({ bright: row.brightFeet, dim: row.additionalDimFeet })
    const hours = (row: typeof candle) => ({ [row.burns === 'oil' ? 'hoursPerOil' : 'hours']: row.hours })
    expect({ ...light(candle), ...hours(candle) }).toEqual(Candle)
    expect({ ...light(lamp), ...hours(lamp) }).toEqual(Lamp)
    expect({ ...light(bullseye), ...hours(bullseye) }).toEqual(bullseyeFigures)
    expect(`${bullseye.brightFeet}-foot ${bullseye.shape === 'cone' ? 'Cone' : 'radius'}`).toBe(shape)
    expect({ ...light(hooded), ...hours(hooded), hoodedDim: hooded.hoodedDimFeet }).toEqual(HoodedLantern)
    const fireDamage = Number(GEAR_FIGURES.torch.fireDamage)
    expect({ ...light(torch), ...hours(torch), fireDamage }).toEqual(Torch)
    expect(Object.keys(LIGHT_SOURCES)).toHaveLength(Object.keys(tables.lightSources.data).length)
  },
  poisons() {
    expect(
      Object.entries(POISON_STATISTICS).map(([poison, { type, costCopperPieces, saveDc }]) => [
        poison,
        { type, costCopperPieces, saveDc },
      ]),
    ).toEqual(
      tables.poisons.data.map(({ name, costGp, type, saveDC }) => [
        idOf(name),
        { type: idOf(type), costCopperPieces: costGp * COIN_VALUES['gold-piece'], saveDc: saveDC },
      ]),
    )
  },
  healingPotions() {
    expect(Object.entries(HEALING_POTION_STATISTICS)).toEqual(
      Object.entries(tables.healingPotions.data).map(([name, { hp, rarity }]) => [
        idOf(name),
        { rarity: idOf(rarity), healing: hp.replaceAll(' ', '') },
      ]),
    )
  },
} satisfies Checks
