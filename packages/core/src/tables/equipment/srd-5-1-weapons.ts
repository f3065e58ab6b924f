import { WEAPON_STATISTICS, type WeaponRow, type WeaponTable } from './weapons.ts'

/** Without the mastery property, which SRD 5.1 does not have. */
const withoutMastery = ({ mastery: _mastery, ...row }: WeaponRow) => row

const { musket: _musket, pistol: _pistol, ...weapons } = WEAPON_STATISTICS
const { versatileDamage: _versatile, ...warPick } = withoutMastery(weapons['war-pick'])

/**
 * The Weapons table of SRD 5.1. The net, one of its weapons, is thrown gear in core.
 *
 * @source SRD 5.1, Equipment, Special Weapons (page 65), Weapons (page 66)
 */
export const SRD_5_1_WEAPONS: WeaponTable = {
  ...Object.fromEntries(Object.entries(weapons).map(([weapon, row]) => [weapon, withoutMastery(row)])),
  lance: { ...withoutMastery(weapons.lance), damage: '1d12', properties: ['reach'], disadvantageWithinFeet: 5 },
  trident: { ...withoutMastery(weapons.trident), damage: '1d6', versatileDamage: '1d8' },
  warhammer: { ...withoutMastery(weapons.warhammer), weightQuarterPounds: 8 },
  'war-pick': { ...warPick, properties: [] },
}
