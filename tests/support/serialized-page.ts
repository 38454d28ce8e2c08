/**
 * Serialized page: the data that a browser needs to lay out a page again that was rendered in Node or in
 * another browser.
 */
export interface SerializedPage {
  /** Attributes of the element `<html>`, by name. */
  readonly attributes: Readonly<Record<string, string>>
  /** Content of the element `<body>` as HTML. */
  readonly body: string
}

/**
 * Serializes a page, including the values that were typed or chosen in its fields. Works in Node and in
 * a browser.
 */
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
