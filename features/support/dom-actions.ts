import { fireEvent } from '@testing-library/dom'
import type { UserEvent } from '@testing-library/user-event'
import type { DomDriver } from './user-action'
import { singleSpaced, type FileToChoose } from './page'

/**
 * Presses an element, drags by fractions of its size, and releases; then moves the pointer by the same
 * distance, which must do nothing.
 */
export async function drag(user: UserEvent, element: Element, right: number, down: number): Promise<void> {
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

/** Chooses a file in a file input. */
export function chooseFile(input: Element, { name, bytes }: FileToChoose): void {
  const file = new File([new Uint8Array(bytes)], name)
  Object.defineProperty(input, 'files', {
    configurable: true,
    value: Object.assign([file], { item: () => file }),
  })
  fireEvent.change(input)
}

/** Waits until a list has an option with that text or value, and returns the option. */
export async function findOption(
  driver: DomDriver,
  list: Element,
  entry: string,
): Promise<HTMLOptionElement> {
  const found = (): HTMLOptionElement | undefined =>
    [...list.querySelectorAll('option')].find(
      ({ disabled, value, textContent }) =>
        !disabled && (value === entry || singleSpaced(textContent ?? '') === singleSpaced(entry)),
    )
  await driver.until(
    () => found() !== undefined,
    () => `No ofrece «${entry}»`,
  )
  const option = found()
  if (!option) throw new Error(`Dejó de ofrecer «${entry}»`)
  return option
}
