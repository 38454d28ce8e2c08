import type { Page } from 'playwright'

/** A finger needs this much. Source: WCAG 2.5.8 asks for 24, the portal for 44. */
const smallestControlPx = 44

export interface SmallControl {
  readonly control: string
  readonly width: number
  readonly height: number
}

/**
 * The visible controls that are smaller than 44 by 44. Links inside a sentence are excepted, as WCAG does; a box or
 * a dot to choose counts together with its label.
 */
export async function smallControls(page: Page): Promise<readonly SmallControl[]> {
  return page.evaluate((smallest) => {
    const controls = document.querySelectorAll<HTMLElement>(
      'a[href], button, input:not([type="hidden"]), select, textarea, summary, [role="button"], [role="tab"], [role="link"]',
    )
    return [...controls]
      .filter((control) => isVisible(control) && !isInSentence(control))
      .map((control) => ({ control: nameOf(control), ...sizeOf(control) }))
      .filter(({ width, height }) => width < smallest || height < smallest)

    function isVisible(control: HTMLElement): boolean {
      const box = control.getBoundingClientRect()
      return (
        control.checkVisibility({ visibilityProperty: true, opacityProperty: false }) &&
        box.width + box.height > 0
      )
    }

    function isInSentence(control: HTMLElement): boolean {
      if (control.tagName !== 'A' || getComputedStyle(control).display !== 'inline') return false
      const around = control.parentElement?.textContent?.trim() ?? ''
      return around !== (control.textContent?.trim() ?? '')
    }

    function sizeOf(control: HTMLElement): { width: number; height: number } {
      const boxes = [control, ...labelsOf(control)].map((part) => part.getBoundingClientRect())
      return {
        width: Math.round(Math.max(...boxes.map((box) => box.width))),
        height: Math.round(Math.max(...boxes.map((box) => box.height))),
      }
    }

    function labelsOf(control: HTMLElement): HTMLElement[] {
      const isChoice = control instanceof HTMLInputElement && /^(checkbox|radio|file)$/.test(control.type)
      return isChoice ? [...(control.labels ?? [])] : []
    }

    function nameOf(control: HTMLElement): string {
      const text = control.getAttribute('aria-label') ?? control.textContent?.trim() ?? ''
      return `${control.tagName.toLowerCase()}${control.id === '' ? '' : `#${control.id}`} ${text.slice(0, 60)}`.trim()
    }
  }, smallestControlPx)
}

/** By how many pixels the page is wider than the window; the caller sets the window, 320 px to begin with. */
export async function sidewaysOverflowPx(page: Page): Promise<number> {
  return page.evaluate(() => {
    const root = document.documentElement
    return Math.max(root.scrollWidth, document.body.scrollWidth) - root.clientWidth
  })
}
