/** Creates an element with a class and children. */
export function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  className: string,
  ...children: readonly (Node | string)[]
): HTMLElementTagNameMap[Name] {
  const made = document.createElement(name)
  if (className !== '') made.className = className
  made.append(...children)
  return made
}
