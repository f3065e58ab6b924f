import type { ComponentChildren } from 'preact'
import type { T } from './make-t.ts'

/** A text in which a line breaks no name: what the text of rules has from its build, and the words of a calculator have here. */
export const kept = (text: string, t: T): ComponentChildren =>
  t.has('site.no-break')
    ? text
        .split(new RegExp(`(${t('site.no-break')})`, 'u'))
        .map((part, index) => (index % 2 ? <span class="keep">{part}</span> : part))
    : text
