import { ANY_INTEGER, FROM_1, requireInteger } from '../../bounds.ts'

interface Space {
  readonly x: number
  readonly y: number
  readonly across: number
}

/** Checks a space. The names are joined only for an error, since distances are measured often. */
export function requireSpace(name: string, { x, y, across }: Space): void {
  if (Number.isSafeInteger(x) && Number.isSafeInteger(y) && Number.isSafeInteger(across) && across >= 1) return
  requireInteger(`${name}.x`, x, ANY_INTEGER)
  requireInteger(`${name}.y`, y, ANY_INTEGER)
  requireInteger(`${name}.across`, across, FROM_1)
}
