import { userEvent } from '@testing-library/user-event'
import type { DomDriver } from '#features/support/act'
import { optionOf } from '#features/support/dom-actions'
import { DomPart } from '#features/support/dom-part'
import type { Part } from '#features/support/page'
import {
  fromSentTextMatch,
  type PageDriver,
  type LocatorSteps,
  type Reply,
  type LocatorStep,
} from './locator-steps'

/**
 * Runs in the page of a driven browser. Finds elements like `DomPart`, so that every engine is read in the
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

function whole(): DomPart {
  return new DomPart(driver, 'page', () => [document.body])
}

function partOf(recipe: LocatorSteps): DomPart {
  const part = recipe.reduce<Part>(stepped, whole())
  if (!(part instanceof DomPart)) throw new Error('That part is of another page')
  return part
}

function stepped(part: Part, step: LocatorStep): Part {
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
      return part.at(step.position)
    case 'last':
      return part.last()
  }
}

async function replyOf(run: () => unknown): Promise<Reply> {
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
  ask: (recipe, question) => replyOf(() => partOf(recipe)[question]()),
  attribute: (recipe, name) => replyOf(() => partOf(recipe).attribute(name)),
  find(recipe, isToPress) {
    return replyOf(async () => {
      const part = partOf(recipe)
      this.found = isToPress ? await part.pressable() : await part.only()
      this.found.scrollIntoView({ block: 'center', behavior: 'instant' })
    })
  },
  do: (recipe, deed) =>
    replyOf(async () => {
      const part = partOf(recipe)
      const element = await part.pressable()
      if (deed === 'isTicked') return element.matches(':checked, [aria-checked="true"]')
      if (deed === 'pressTwice') return part.pressTwice()
      element.focus()
      empty(element)
    }),
  // Without presses: WebKit opens its own list at one made by a script, and chooses another entry there.
  choose: (recipe, entry) =>
    replyOf(async () => {
      const list = await partOf(recipe).pressable()
      const option = await optionOf(driver, list, entry)
      list.focus()
      option.selected = true
      for (const type of ['input', 'change']) list.dispatchEvent(new Event(type, { bubbles: true }))
    }),
  give: (recipe, name, bytes) =>
    replyOf(async () => {
      const input = await partOf(recipe).only()
      const files = new DataTransfer()
      files.items.add(new File([new Uint8Array(bytes)], name))
      Object.assign(input, { files: files.files })
      input.dispatchEvent(new Event('input', { bubbles: true }))
      input.dispatchEvent(new Event('change', { bubbles: true }))
    }),
  putCaret: (recipe, at) =>
    replyOf(async () => {
      const field = await partOf(recipe).pressable()
      field.focus()
      if (field instanceof HTMLInputElement) field.setSelectionRange(at, at)
    }),
  pressBoth: (recipe, next) => replyOf(() => partOf(recipe).pressAndThen(partOf(next))),
  isIdle: () =>
    replyOf(
      () => document.querySelector('h1') !== null && document.querySelector('[aria-busy="true"]') === null,
    ),
}
