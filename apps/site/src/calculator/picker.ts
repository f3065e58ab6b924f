export { LazyPicker } from './form/LazyPicker.tsx'
export type { PickOption } from './form/match-options.ts'
