import { LOCALES, type Locale } from '@rulestone/text'
import { createInstance } from 'i18next'
import { RESOURCES } from './strings.ts'

const instance = createInstance()

await instance.init({
  resources: RESOURCES,
  ns: ['site', 'calculators'],
  defaultNS: 'site',
  lng: 'en',
  supportedLngs: LOCALES,
  fallbackLng: false,
  initAsync: false,
  interpolation: { escapeValue: false },
  saveMissing: true,
  missingKeyHandler: (languages, namespace, key) => {
    throw new RangeError(`strings/${languages[0]}/${namespace}.json lacks "${key}". Tip: translate it from English.`)
  },
})

/** The texts of the site in one language. A missing key ends the build. */
export const getT = (locale: Locale) => instance.getFixedT(locale, 'site')

/** The title and caption of a calculator. */
export const calculatorNames = (locale: Locale, id: string): { readonly title: string; readonly caption: string } => ({
  title: instance.t(`${id}.title`, { lng: locale, ns: 'calculators' }),
  caption: instance.t(`${id}.caption`, { lng: locale, ns: 'calculators' }),
})
