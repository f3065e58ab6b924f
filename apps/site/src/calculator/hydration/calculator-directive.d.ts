import 'astro'

declare module 'astro' {
  interface AstroClientDirectives {
    /** hydrates a calculator: once the page is painted, or when the reader reaches for it */
    'client:calculator'?: 'load' | 'reached'
  }
}
