import type { UserAction } from '#features/support/user-action'
import type { StageListener } from '#rulebook/shared/rulebook-stage'
import { userActionInstruction } from './user-action-instruction'
import type { Spotlight } from './spotlight'

/** Number of wrong presses after which the hint is shown. */
const wrongPressesBeforeHint = 2
/** Time after which the hint is shown if the trainee has not performed the action. */
const millisecondsBeforeHint = 20_000

/** What a trainee did until they performed a user action. */
interface PracticeCounts {
  readonly wrongPresses: number
  readonly hints: number
}

/**
 * Lets a trainee perform the user actions of a step: waits for a real press or entry on the element that
 * the step is about. Source: RUL-05.
 */
export class Practice {
  private hintCount = 0
  private showCurrentHint: () => void = () => undefined
  private stopCurrentWait: () => void = () => undefined

  constructor(
    private readonly spotlight: Spotlight,
    private readonly listener: StageListener,
  ) {}

  /** Highlights the element that the trainee has to press or fill in now. */
  showHint(): void {
    this.showCurrentHint()
  }

  /** Stops waiting for the trainee's action. */
  stopWaiting(): void {
    this.stopCurrentWait()
  }

  /**
   * Waits until the trainee has performed a user action. Performs the action itself if the trainee cannot
   * perform it in a frame, or not exactly as the step means it.
   */
  async practiseAction(action: UserAction, perform: () => Promise<void> | void): Promise<void> {
    if (!canTraineePerform(action)) {
      this.listener.onActionDescribed?.(userActionInstruction(action))
      return perform()
    }
    await waitUntilFocusSettles()
    this.listener.onTraineeTurn?.()
    const startedAt = performance.now()
    const counts = await this.waitUntilPerformed(action)
    this.spotlight.hide()
    this.listener.onActionPractised?.({ ...counts, milliseconds: performance.now() - startedAt })
  }

  private waitUntilPerformed(action: UserAction): Promise<PracticeCounts> {
    const document = action.element.ownerDocument
    let wrongPresses = 0
    this.hintCount = 0
    return new Promise((resolve) => {
      const eventAbortController = new AbortController()
      this.stopCurrentWait = () => {
        eventAbortController.abort()
        window.clearTimeout(hintTimer)
        this.showCurrentHint = () => undefined
      }
      const finish = (): void => {
        this.stopCurrentWait()
        resolve({ wrongPresses, hints: this.hintCount })
      }
      this.showCurrentHint = () => {
        if (this.hintCount === 0) {
          this.hintCount = 1
          this.listener.onHintShown?.()
        }
        this.listener.onActionDescribed?.(userActionInstruction(action))
        this.spotlight.highlight(action.element)
        // A trainee who uses the keyboard continues in the portal.
        window.focus()
      }
      const hintTimer = window.setTimeout(() => this.showCurrentHint(), millisecondsBeforeHint)
      const handleEvent = (event: Event): void => {
        if (!event.isTrusted) return
        if (isRequestedAction(action, event)) return finish()
        if (event.type !== 'click' || isEventOnElement(action.element, event)) return
        // A wrong press is reported and has no effect: the portal stays at the step.
        event.preventDefault()
        event.stopImmediatePropagation()
        wrongPresses += 1
        this.listener.onWrongPress?.()
        if (wrongPresses >= wrongPressesBeforeHint) this.showCurrentHint()
      }
      for (const type of ['click', 'input', 'change', 'keydown'])
        document.addEventListener(type, handleEvent, { capture: true, signal: eventAbortController.signal })
    })
  }
}

/** Waits until the portal has finished moving the focus after a user action. */
async function waitUntilFocusSettles(): Promise<void> {
  for (let turn = 0; turn < 4; turn += 1) await new Promise((resolve) => window.setTimeout(resolve))
}

/**
 * Returns whether a trainee can perform the action in a frame: press, check, choose, or write a text that
 * the field does not already contain.
 */
function canTraineePerform({ kind, element, text }: UserAction): boolean {
  if (kind === 'press' || kind === 'check' || kind === 'choose') return true
  return kind === 'write' && !(fieldValue(element) === text)
}

/** Returns whether an event shows that the trainee has performed the action. */
function isRequestedAction({ kind, element, text = '' }: UserAction, event: Event): boolean {
  if (!isEventOnElement(element, event)) return false
  switch (kind) {
    case 'press':
    case 'check':
      return event.type === 'click'
    case 'choose':
      return event.type === 'change' && selectedOptionText(element) === text
    case 'write':
      return event.type === 'input' && isSameEntry(fieldValue(element), text)
    default:
      return false
  }
}

/** Returns whether an event happened on the element, inside it, or on its label. */
function isEventOnElement(element: Element, { target }: Event): boolean {
  if (!(target instanceof Element)) return false
  const label = target.closest('label')
  return element.contains(target) || (label !== null && label.control === element)
}

function fieldValue(element: Element): string {
  return 'value' in element ? String(element.value) : ''
}

function selectedOptionText(element: Element): string {
  return element instanceof HTMLSelectElement ? (element.selectedOptions[0]?.text.trim() ?? '') : ''
}

/**
 * Returns whether two entries in a field are the same. Spaces, points, dashes and slashes are ignored,
 * because fields group digits while they are typed.
 */
function isSameEntry(one: string, other: string): boolean {
  const withoutSeparators = (text: string): string => text.replaceAll(/[\s.\-/]/g, '')
  return withoutSeparators(one) === withoutSeparators(other)
}
