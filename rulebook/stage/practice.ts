import type { UserAction } from '#features/support/user-action'
import type { StageListener } from '#rulebook/shared/rulebook-stage'
import { actInWords } from './act-in-words'
import type { Spotlight } from './spotlight'

const missesBeforeHint = 2
const millisecondsBeforeHint = 20_000

/**
 * Lets a trainee perform the user actions of a step: waits for a real press or entry on the element that
 * the step is about.
 */
export class Practice {
  private hinted = 0
  private showHint: () => void = () => undefined
  private stop: () => void = () => undefined

  constructor(
    private readonly spotlight: Spotlight,
    private readonly listener: StageListener,
  ) {}

  /** Highlights the element that the trainee has to press or fill in now. */
  hint(): void {
    this.showHint()
  }

  /** Stops waiting for the trainee's action. */
  end(): void {
    this.stop()
  }

  async act(act: UserAction, perform: () => Promise<void> | void): Promise<void> {
    // A hand cannot do these in a frame, or not as the step means them: they are done for the trainee.
    if (!isForHand(act)) {
      this.listener.onActionDescribed?.(actInWords(act))
      return perform()
    }
    await quiet()
    this.listener.onTraineeTurn?.()
    const began = performance.now()
    const [misses, hints] = await this.waitUntilDone(act)
    this.spotlight.off()
    this.listener.onActionPractised?.({
      wrongPresses: misses,
      hints,
      milliseconds: performance.now() - began,
    })
  }

  private waitUntilDone(act: UserAction): Promise<readonly [misses: number, hints: number]> {
    const document = act.element.ownerDocument
    let misses = 0
    this.hinted = 0
    return new Promise((resolve) => {
      const stops = new AbortController()
      this.stop = () => {
        stops.abort()
        window.clearTimeout(late)
        this.showHint = () => undefined
      }
      const done = (): void => {
        this.stop()
        resolve([misses, this.hinted])
      }
      this.showHint = () => {
        if (this.hinted === 0) {
          this.hinted = 1
          this.listener.onHintShown?.()
        }
        this.listener.onActionDescribed?.(actInWords(act))
        this.spotlight.light(act.element)
        // A reader who uses the keyboard continues in the portal.
        window.focus()
      }
      const late = window.setTimeout(() => this.showHint(), millisecondsBeforeHint)
      const look = (event: Event): void => {
        if (!event.isTrusted) return
        if (isTheAct(act, event)) return done()
        if (event.type !== 'click' || isOn(act.element, event)) return
        // The press is reported and does nothing: the portal stays at the step.
        event.preventDefault()
        event.stopImmediatePropagation()
        misses += 1
        this.listener.onWrongPress?.()
        if (misses >= missesBeforeHint) this.showHint()
      }
      for (const type of ['click', 'input', 'change', 'keydown'])
        document.addEventListener(type, look, { capture: true, signal: stops.signal })
    })
  }
}

/** Waits until the portal has finished moving the focus after a user action. */
async function quiet(): Promise<void> {
  for (let turns = 0; turns < 4; turns += 1) await new Promise((resolve) => window.setTimeout(resolve))
}

function isForHand({ kind, element, text }: UserAction): boolean {
  if (kind === 'press' || kind === 'check' || kind === 'choose') return true
  return kind === 'write' && !(valueOf(element) === text)
}

function isTheAct({ kind, element, text = '' }: UserAction, event: Event): boolean {
  switch (kind) {
    case 'press':
    case 'check':
      return event.type === 'click' && isOn(element, event)
    case 'choose':
      return event.type === 'change' && isOn(element, event) && chosenIn(element) === text
    case 'write':
      return event.type === 'input' && isOn(element, event) && isSameEntry(valueOf(element), text)
    default:
      return false
  }
}

/** Returns whether an event happened on the element, inside it, or on its label. */
function isOn(element: Element, { target }: Event): boolean {
  if (!(target instanceof Element)) return false
  const label = target.closest('label')
  return element.contains(target) || (label !== null && label.control === element)
}

function valueOf(element: Element): string {
  return 'value' in element ? String(element.value) : ''
}

function chosenIn(element: Element): string {
  return element instanceof HTMLSelectElement ? (element.selectedOptions[0]?.text.trim() ?? '') : ''
}

/**
 * Returns whether two entries in a field are the same. Spaces, points, dashes and slashes are ignored,
 * because fields group digits while they are typed.
 */
function isSameEntry(one: string, other: string): boolean {
  const bare = (text: string): string => text.replaceAll(/[\s.\-/]/g, '')
  return bare(one) === bare(other)
}
