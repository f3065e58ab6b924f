/** A menu of corrections is filled in when it is opened; without scripts it stays as built. */
document.addEventListener(
  'toggle',
  ({ target }) => {
    if (!(target instanceof HTMLDetailsElement) || !target.open || !target.matches('.corrections')) return
    import('./corrections.ts').then(
      (code) => code.openMenu(target),
      () => undefined,
    )
  },
  true,
)

export {}
