/** What a browser needs to lay out a page that was drawn elsewhere. */
export interface DrawnPage {
  /** Of `<html>`, by name. */
  readonly attributes: Readonly<Record<string, string>>
  /** What stands in `<body>`, as HTML. */
  readonly body: string
}

/** The page as it stands, with what was typed and chosen in it. Runs in Node and in a browser alike. */
export function drawnPage(document: Document): DrawnPage {
  for (const input of document.querySelectorAll('input'))
    if (input.type === 'checkbox' || input.type === 'radio') input.toggleAttribute('checked', input.checked)
    else if (input.type !== 'file') input.setAttribute('value', input.value)
  for (const area of document.querySelectorAll('textarea')) area.textContent = area.value
  for (const option of document.querySelectorAll('option'))
    option.toggleAttribute('selected', option.selected)
  const attributes = [...document.documentElement.attributes].map(({ name, value }) => [name, value])
  return { attributes: Object.fromEntries(attributes), body: document.body.innerHTML }
}
