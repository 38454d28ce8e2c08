import { fireEvent } from '@testing-library/dom'
import type { UserEvent } from '@testing-library/user-event'
import type { DomDriver } from './user-action'
import { collapseSpaces, type FileToChoose } from './page'

/**
 * Drags an element by fractions of its width and height, and releases it. Then moves the pointer by the same
 * distance again. The released element must not follow the pointer.
 */
export async function dragElement(
  user: UserEvent,
  element: Element,
  right: number,
  down: number,
): Promise<void> {
  // Elements have no size without layout, so a square of 100 pixels is assumed.
  element.getBoundingClientRect = () => new DOMRect(0, 0, 100, 100)
  const at = (times: number) => ({ x: 50 + 100 * right * times, y: 50 + 100 * down * times })
  await user.pointer([
    { target: element, coords: at(0), keys: '[MouseLeft>]' },
    { target: element, coords: at(1) },
    { target: element, keys: '[/MouseLeft]' },
    { target: element, coords: at(2) },
  ])
}

/** Puts a file into an input of type `file`, as if a person had chosen it in the browser's dialog. */
export function putFileInInput(input: Element, { name, bytes }: FileToChoose): void {
  const file = new File([new Uint8Array(bytes)], name)
  Object.defineProperty(input, 'files', {
    configurable: true,
    value: Object.assign([file], { item: () => file }),
  })
  fireEvent.change(input)
}

/** Waits until a drop-down list has an enabled option with that text or value, and returns the option. */
export async function waitForDropDownOption(
  driver: DomDriver,
  list: Element,
  entry: string,
): Promise<HTMLOptionElement> {
  const found = (): HTMLOptionElement | undefined =>
    [...list.querySelectorAll('option')].find(
      ({ disabled, value, textContent }) =>
        !disabled && (value === entry || collapseSpaces(textContent ?? '') === collapseSpaces(entry)),
    )
  await driver.waitUntil(
    () => found() !== undefined,
    () => `No ofrece «${entry}»`,
  )
  const option = found()
  if (!option) throw new Error(`Dejó de ofrecer «${entry}»`)
  return option
}
