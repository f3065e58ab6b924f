import type { JSX } from 'preact'

/** A key beside what it does, written by CSS, so that it is no part of a name. CSS hides it where there is no keyboard. */
export const Key = ({ children }: { readonly children: string }): JSX.Element => (
  <kbd class="fight-key" data-shortcut={children} />
)
