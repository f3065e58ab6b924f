import 'astro'

declare module 'astro' {
  interface AstroClientDirectives {
    /** fetches the part of a calculator and wakes its island: at once, or when a reader reaches for it */
    'client:calculator'?: 'load' | 'reached'
  }
}
