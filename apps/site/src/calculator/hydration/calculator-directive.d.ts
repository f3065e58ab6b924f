import 'astro'

declare module 'astro' {
  interface AstroClientDirectives {
    /** hydrates a calculator: once the page is painted, or on the first interaction */
    'client:calculator'?: 'load' | 'interaction'
  }
}
