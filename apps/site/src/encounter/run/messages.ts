import type { Played, RunInput } from './run.ts'

/** A message to the worker: begin a run, or play some fights more of the one that was begun last. */
export type RunRequest =
  | { readonly kind: 'begin'; readonly key: number; readonly input: RunInput }
  | { readonly kind: 'play'; readonly key: number; readonly fights: number }

/** A message from the worker, with the key of the run. */
export type RunReply =
  | { readonly key: number; readonly played: Played }
  | { readonly key: number; readonly error: string }
