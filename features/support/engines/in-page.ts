import { userEvent } from '@testing-library/user-event'
import type { DomDriver } from '#features/support/user-action'
import { waitForDropDownOption } from '#features/support/dom-actions'
import { DomElement } from '#features/support/dom-element'
import type { PageElement } from '#features/support/page'
import {
  deserializeTextMatch,
  type PageDriver,
  type ElementSearchSteps,
  type PageDriverReply,
  type ElementSearchStep,
} from './element-search-steps'

/**
 * This program runs in the page of a browser that a driver controls. It finds elements with `DomElement`,
 * so that every browser's page is read in the same way.
 */
declare global {
  interface Window {
    portalDriver?: PageDriver
  }
}

class ConditionNotMetError extends Error {}

const domDriver: DomDriver = {
  getDocument: () => document,
  getUser: () => userEvent.setup({ document, delay: null }),
  perform: async (_, perform) => perform(),
  waitUntil: async (condition, complaint) => {
    if (!condition()) throw new ConditionNotMetError(complaint())
  },
}

function createWholePageElement(): DomElement {
  return new DomElement(domDriver, 'page', () => [document.body])
}

function createElementFromSteps(steps: ElementSearchSteps): DomElement {
  const part = steps.reduce<PageElement>(applySearchStep, createWholePageElement())
  if (!(part instanceof DomElement)) throw new Error('That part is of another page')
  return part
}

function applySearchStep(part: PageElement, step: ElementSearchStep): PageElement {
  switch (step.by) {
    case 'role': {
      const { role, name, level } = step
      return part.getByRole(role, {
        ...(name !== undefined && { name: deserializeTextMatch(name) }),
        ...(level !== undefined && { level }),
      })
    }
    case 'label':
      return part.getByLabel(deserializeTextMatch(step.words))
    case 'text':
      return part.getByText(deserializeTextMatch(step.words))
    case 'css':
      return part.getByCss(step.selector)
    case 'havingWords':
      return part.filterByContent(deserializeTextMatch(step.words))
    case 'havingPart':
      return part.filterByContent(createElementFromSteps(step.part))
    case 'or':
      return part.unionWith(createElementFromSteps(step.part))
    case 'at':
      return part.matchAtIndex(step.position)
    case 'last':
      return part.lastMatch()
  }
}

async function runAndReply(run: () => unknown): Promise<PageDriverReply> {
  try {
    return { kind: 'done', value: await run() }
  } catch (reason) {
    const complaint = reason instanceof Error ? reason.message : String(reason)
    return { kind: reason instanceof ConditionNotMetError ? 'notYet' : 'failed', complaint }
  }
}

/** Empties a field and dispatches the event `input`, as when a person empties it. */
function clearField(field: HTMLElement): void {
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value') ?? {}
  set?.call(field, '')
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

window.portalDriver = {
  foundElement: undefined,
  readElement: (steps, method) => runAndReply(() => createElementFromSteps(steps)[method]()),
  readAttribute: (steps, name) => runAndReply(() => createElementFromSteps(steps).attributeValue(name)),
  findElement(steps, isToPress) {
    return runAndReply(async () => {
      const part = createElementFromSteps(steps)
      this.foundElement = isToPress ? await part.waitForPressableMatch() : await part.waitForOnlyMatch()
      this.foundElement.scrollIntoView({ block: 'center', behavior: 'instant' })
    })
  },
  performAction: (steps, action) =>
    runAndReply(async () => {
      const part = createElementFromSteps(steps)
      const element = await part.waitForPressableMatch()
      if (action === 'isTicked') return element.matches(':checked, [aria-checked="true"]')
      if (action === 'pressTwice') return part.pressTwice()
      element.focus()
      clearField(element)
    }),
  // Without presses: WebKit opens its own list at one made by a script, and chooses another entry there.
  chooseOption: (steps, entry) =>
    runAndReply(async () => {
      const list = await createElementFromSteps(steps).waitForPressableMatch()
      const option = await waitForDropDownOption(domDriver, list, entry)
      list.focus()
      option.selected = true
      for (const type of ['input', 'change']) list.dispatchEvent(new Event(type, { bubbles: true }))
    }),
  chooseFile: (steps, name, bytes) =>
    runAndReply(async () => {
      const input = await createElementFromSteps(steps).waitForOnlyMatch()
      const files = new DataTransfer()
      files.items.add(new File([new Uint8Array(bytes)], name))
      Object.assign(input, { files: files.files })
      input.dispatchEvent(new Event('input', { bubbles: true }))
      input.dispatchEvent(new Event('change', { bubbles: true }))
    }),
  setCaretPosition: (steps, at) =>
    runAndReply(async () => {
      const field = await createElementFromSteps(steps).waitForPressableMatch()
      field.focus()
      if (field instanceof HTMLInputElement) field.setSelectionRange(at, at)
    }),
  pressThenNextWithoutPause: (steps, next) =>
    runAndReply(() => createElementFromSteps(steps).pressThenNextWithoutPause(createElementFromSteps(next))),
  isIdle: () =>
    runAndReply(
      () => document.querySelector('h1') !== null && document.querySelector('[aria-busy="true"]') === null,
    ),
}
