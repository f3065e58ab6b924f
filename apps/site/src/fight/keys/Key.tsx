import type { JSX } from 'preact'

/** A key beside what it does. CSS hides it where there is no keyboard. */
export const Key = ({ children }: { readonly children: string }): JSX.Element => (
  <kbd class="fight-key">
    <b aria-hidden="true">{children}</b>
  </kbd>
)
