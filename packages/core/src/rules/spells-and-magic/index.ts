export * from './attunement.ts'
export * from './casting-a-spell.ts'
export * from './casting-time.ts'
export * from './combining-spell-effects.ts'
export * from './concentration.ts'
export * from './concentration-ends.ts'
export * from './expending-spell-slots.ts'
export * from './prepared-spells.ts'
export * from './ritual.ts'
export * from './spell-components.ts'
export * from './spell-disruption.ts'
export * from './spell-save-dc.ts'
export * from './spell-scroll.ts'
export * from './spell-slots.ts'
export * from './spellcasting-service.ts'
export * from './steps.ts'
export {
  type TelepathicContact,
  type TelepathyObstacle,
  telepathicContact,
} from './telepathy.ts'
