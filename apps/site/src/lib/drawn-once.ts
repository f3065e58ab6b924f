const drawn = new Map<string, Promise<string>>()

/**
 * HTML that many pages of a build have in common, drawn for the first of them. A development server draws it anew each
 * time: it may have been edited.
 *
 * @param name what tells it from all else that is drawn once, its language included
 */
export function drawnOnce(name: string, draw: () => Promise<string>): Promise<string> {
  const html = (!import.meta.env.DEV && drawn.get(name)) || draw()
  drawn.set(name, html)
  return html
}
