/** A placeholder for the version of a page's language, which is known once all its pages are built. */
export const VERSION_MARK = '%version%'

/** Sent with data requests, so that the service worker answers with data of the same version. */
export const VERSION_HEADER = 'page-version'
