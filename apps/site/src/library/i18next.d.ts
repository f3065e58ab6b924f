import 'i18next'
import type site from '@rulestone/content/strings/en/site.json'

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'site'
    resources: { site: typeof site; calculators: Record<string, string> }
  }
}
