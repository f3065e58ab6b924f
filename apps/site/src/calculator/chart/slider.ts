/** How far each key moves a slider. */
const STEPS: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowDown: -1,
  ArrowRight: 1,
  ArrowUp: 1,
  PageDown: -5,
  PageUp: 5,
  Home: Number.NEGATIVE_INFINITY,
  End: Number.POSITIVE_INFINITY,
}

const within = (value: number, { minimum, maximum }: Bounds): number => Math.max(minimum, Math.min(maximum, value))

interface Bounds {
  readonly minimum: number
  readonly maximum: number
}

/** The value of a slider after a key; undefined if the key does not move it. */
export function movedByKey(key: string, value: number, bounds: Bounds): number | undefined {
  const step = STEPS[key]
  return step === undefined ? undefined : within(value + step, bounds)
}

/** The index of the bar under a pointer, of this many bars across an element. */
export function barUnder({ clientX, currentTarget }: PointerEvent, bars: number): number | undefined {
  if (!(currentTarget instanceof Element)) return undefined
  const { left, width } = currentTarget.getBoundingClientRect()
  return within(Math.floor(((clientX - left) / width) * bars), { minimum: 0, maximum: bars - 1 })
}
