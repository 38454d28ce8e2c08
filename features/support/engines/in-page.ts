import { userEvent } from '@testing-library/user-event'
import type { DomDriver } from '#features/support/user-action'
import { findOption } from '#features/support/dom-actions'
import { DomElement } from '#features/support/dom-element'
import type { PageElement } from '#features/support/page'
import {
  fromSentTextMatch,
  type PageDriver,
  type LocatorSteps,
  type DriverReply,
  type LocatorStep,
} from './locator-steps'

/**
 * Runs in the page of a driven browser. Finds elements like `DomElement`, so that every engine is read in the
 * same way.
 */
declare global {
  interface Window {
    portalDriver?: PageDriver
  }
}

class NotYet extends Error {}

const driver: DomDriver = {
  document: () => document,
  user: () => userEvent.setup({ document, delay: null }),
  act: async (_, perform) => perform(),
  until: async (condition, complaint) => {
    if (!condition()) throw new NotYet(complaint())
  },
}

function whole(): DomElement {
  return new DomElement(driver, 'page', () => [document.body])
}

function partOf(recipe: LocatorSteps): DomElement {
  const part = recipe.reduce<PageElement>(stepped, whole())
  if (!(part instanceof DomElement)) throw new Error('That part is of another page')
  return part
}

function stepped(part: PageElement, step: LocatorStep): PageElement {
  switch (step.by) {
    case 'role': {
      const { role, name, level } = step
      return part.role(role, {
        ...(name !== undefined && { name: fromSentTextMatch(name) }),
        ...(level !== undefined && { level }),
      })
    }
    case 'label':
      return part.label(fromSentTextMatch(step.words))
    case 'text':
      return part.text(fromSentTextMatch(step.words))
    case 'css':
      return part.css(step.selector)
    case 'havingWords':
      return part.containing(fromSentTextMatch(step.words))
    case 'havingPart':
      return part.containing(partOf(step.part))
    case 'or':
      return part.or(partOf(step.part))
    case 'at':
      return part.atPosition(step.position)
    case 'last':
      return part.last()
  }
}

async function replyOf(run: () => unknown): Promise<DriverReply> {
  try {
    return { kind: 'done', value: await run() }
  } catch (reason) {
    const complaint = reason instanceof Error ? reason.message : String(reason)
    return { kind: reason instanceof NotYet ? 'notYet' : 'failed', complaint }
  }
}

/** Empties a field as a person does, with events. */
function empty(field: HTMLElement): void {
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value') ?? {}
  set?.call(field, '')
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

window.portalDriver = {
  found: undefined,
  readElement: (recipe, question) => replyOf(() => partOf(recipe)[question]()),
  readAttribute: (recipe, name) => replyOf(() => partOf(recipe).attribute(name)),
  findElement(recipe, isToPress) {
    return replyOf(async () => {
      const part = partOf(recipe)
      this.found = isToPress ? await part.pressableMatch() : await part.onlyMatch()
      this.found.scrollIntoView({ block: 'center', behavior: 'instant' })
    })
  },
  performAction: (recipe, deed) =>
    replyOf(async () => {
      const part = partOf(recipe)
      const element = await part.pressableMatch()
      if (deed === 'isTicked') return element.matches(':checked, [aria-checked="true"]')
      if (deed === 'pressTwice') return part.pressTwice()
      element.focus()
      empty(element)
    }),
  // Without presses: WebKit opens its own list at one made by a script, and chooses another entry there.
  chooseOption: (recipe, entry) =>
    replyOf(async () => {
      const list = await partOf(recipe).pressableMatch()
      const option = await findOption(driver, list, entry)
      list.focus()
      option.selected = true
      for (const type of ['input', 'change']) list.dispatchEvent(new Event(type, { bubbles: true }))
    }),
  chooseFile: (recipe, name, bytes) =>
    replyOf(async () => {
      const input = await partOf(recipe).onlyMatch()
      const files = new DataTransfer()
      files.items.add(new File([new Uint8Array(bytes)], name))
      Object.assign(input, { files: files.files })
      input.dispatchEvent(new Event('input', { bubbles: true }))
      input.dispatchEvent(new Event('change', { bubbles: true }))
    }),
  putCaret: (recipe, at) =>
    replyOf(async () => {
      const field = await partOf(recipe).pressableMatch()
      field.focus()
      if (field instanceof HTMLInputElement) field.setSelectionRange(at, at)
    }),
  pressBoth: (recipe, next) => replyOf(() => partOf(recipe).pressAndThen(partOf(next))),
  isIdle: () =>
    replyOf(
      () => document.querySelector('h1') !== null && document.querySelector('[aria-busy="true"]') === null,
    ),
}
