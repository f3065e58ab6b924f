import { isOneOf } from '../one-of.ts'

/**
 * The mounts and other animals for sale.
 *
 * @source SRD 5.2.1, Equipment, Mounts and Other Animals (page 100)
 */
export const MOUNTS = [
  'camel', 'elephant', 'draft-horse', 'riding-horse', 'mastiff', 'mule', 'pony', 'warhorse',
] as const

/** The id of a mount or another animal for sale. */
export type Mount = (typeof MOUNTS)[number]

/** Whether a value is the id of a mount or another animal for sale. */
export const isMount = (value: unknown): value is Mount => isOneOf(value, MOUNTS)

/** A value for each of the mounts. */
export type ByMount<Value> = Readonly<Record<Mount, Value>>
