import 'astro'

declare module 'astro' {
  interface AstroClientDirectives {
    /** fetches the part of a calculator and wakes its island: at once, or when a reader comes near */
    'client:calculator'?: 'load' | 'near'
  }
}
