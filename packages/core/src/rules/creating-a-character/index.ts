export * from './breath-weapon.ts'
export * from './languages.ts'
export * from './starting-equipment.ts'
