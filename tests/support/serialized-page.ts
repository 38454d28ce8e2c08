/** What a browser needs to lay out a page rendered elsewhere. */
export interface SerializedPage {
  /** Attributes of `<html>` by name. */
  readonly attributes: Readonly<Record<string, string>>
  /** Content of `<body>` as HTML. */
  readonly body: string
}

/** Returns the page with the typed and chosen values. Runs in Node and in a browser. */
export function serializePage(document: Document): SerializedPage {
  for (const input of document.querySelectorAll('input'))
    if (input.type === 'checkbox' || input.type === 'radio') input.toggleAttribute('checked', input.checked)
    else if (input.type !== 'file') input.setAttribute('value', input.value)
  for (const area of document.querySelectorAll('textarea')) area.textContent = area.value
  for (const option of document.querySelectorAll('option'))
    option.toggleAttribute('selected', option.selected)
  const attributes = [...document.documentElement.attributes].map(({ name, value }) => [name, value])
  return { attributes: Object.fromEntries(attributes), body: document.body.innerHTML }
}
