import type { Page } from 'playwright'

/** Minimum size of a control in pixels. WCAG 2.5.8 requires 24, the portal 44. */
const minControlSizePx = 44

interface SmallControl {
  readonly controlName: string
  readonly width: number
  readonly height: number
}

/**
 * Returns the visible controls of the page that are smaller than 44 by 44 px. Links within a sentence
 * may be smaller, as in WCAG. The size of a checkbox or radio button includes its label.
 */
export async function findControlsSmallerThan44Px(page: Page): Promise<readonly SmallControl[]> {
  return page.evaluate((smallest) => {
    const controls = document.querySelectorAll<HTMLElement>(
      'a[href], button, input:not([type="hidden"]), select, textarea, summary, [role="button"], [role="tab"], [role="link"]',
    )
    return [...controls]
      .filter((control) => isVisible(control) && !isInSentence(control))
      .map((control) => ({ controlName: nameOf(control), ...sizeOf(control) }))
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
  }, minControlSizePx)
}

/**
 * Returns by how many pixels the page is wider than the window. If an open dialog has content that is wider
 * than the dialog by more pixels, returns that number. The caller sets the window width, usually to 320 px.
 */
export async function measureSidewaysOverflowPx(page: Page): Promise<number> {
  return page.evaluate(() => {
    const root = document.documentElement
    const inDialogs = [...document.querySelectorAll('dialog[open]')].map(
      ({ scrollWidth, clientWidth }) => scrollWidth - clientWidth,
    )
    return Math.max(Math.max(root.scrollWidth, document.body.scrollWidth) - root.clientWidth, ...inDialogs)
  })
}

/**
 * Returns the reason why the customer cannot see where the keyboard focus is: the focused control has no
 * focus ring, is outside the window or is covered. Returns an empty text if they can see it or if no
 * control has the focus.
 */
export async function findReasonFocusIsNotVisible(page: Page): Promise<string> {
  return page.evaluate(() => {
    const focused = document.activeElement
    if (!(focused instanceof HTMLElement) || focused === document.body) return ''
    // A heading or region that received the focus is not a control; the browser draws the ring inside its
    // own controls.
    if (focused.tabIndex < 0 || !focused.matches(':focus')) return ''
    const face = faceOf(focused)
    const name = `${focused.tagName.toLowerCase()} ${(focused.getAttribute('aria-label') ?? face.textContent ?? '').trim().slice(0, 60)}`
    if (!hasRing(focused) && !hasRing(face)) return `${name}: no ring`
    const box = face.getBoundingClientRect()
    // The ring is 3 px wide at a distance of 2 px. 1 px of rounding is accepted, since a part of the line is
    // enough.
    if (box.top < -1 || box.bottom > window.innerHeight + 1) {
      if (box.height < window.innerHeight) return `${name}: outside the window`
    }
    const covered = [box.top + 2, (box.top + box.bottom) / 2, box.bottom - 2]
      .filter((y) => y >= 0 && y < window.innerHeight)
      .some((y) => !isOnTop(face, (box.left + box.right) / 2, y))
    return covered ? `${name}: under something else` : ''

    /**
     * Returns the element by which the customer sees a control: the label of a checkbox or radio button,
     * otherwise the control itself.
     */
    function faceOf(control: HTMLElement): HTMLElement {
      const isChoice = control instanceof HTMLInputElement && /^(checkbox|radio)$/.test(control.type)
      return isChoice ? (control.labels?.[0] ?? control) : control
    }

    function hasRing(element: Element): boolean {
      const card = element.closest('article, label') ?? element
      return [element, card, ...element.querySelectorAll('*')].some((part) => {
        const { outlineStyle, outlineWidth } = getComputedStyle(part)
        return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2
      })
    }

    function isOnTop(element: HTMLElement, x: number, y: number): boolean {
      const top = document.elementFromPoint(x, y)
      return top !== null && (element.contains(top) || top.contains(element))
    }
  })
}

/**
 * Returns the texts of the page that are cut off: a box around the text hides a part of it, or the text
 * is outside the window and no scrolling reaches it.
 */
export async function findCutOffTexts(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const elements = [...document.querySelectorAll<HTMLElement>('body *')]
    showWhatIsPutOff()
    return elements
      .filter(
        (element) => hasOwnText(element) && isVisible(element) && (isClipped(element) || sticksOut(element)),
      )
      .map((element) => `${element.tagName.toLowerCase()} ${element.textContent?.trim().slice(0, 60)}`)

    /**
     * Makes the browser lay out the elements with `content-visibility: auto`. Without this, they have no
     * real size until they are scrolled into view.
     */
    function showWhatIsPutOff(): void {
      for (const element of elements)
        if (getComputedStyle(element).contentVisibility === 'auto')
          element.style.contentVisibility = 'visible'
    }

    /**
     * Returns true if the element itself contains text with a letter or digit. Separators such as a dot
     * between two facts do not count, because they are hidden on purpose at the start of a line.
     */
    function hasOwnText(element: HTMLElement): boolean {
      return [...element.childNodes].some(
        (node) => node.nodeType === Node.TEXT_NODE && /[\p{L}\p{N}]/u.test(node.textContent ?? ''),
      )
    }

    function isVisible(element: HTMLElement): boolean {
      const box = element.getBoundingClientRect()
      const isOnlyHeard = box.width <= 1 || box.height <= 1
      return element.checkVisibility({ visibilityProperty: true }) && !isOnlyHeard && !isOffstage(element)
    }

    /** Returns true if the element is above the top of the page on purpose, such as the skip link. */
    function isOffstage(element: HTMLElement): boolean {
      return element.getBoundingClientRect().bottom + window.scrollY <= 0
    }

    function isClipped(element: HTMLElement): boolean {
      for (let around: HTMLElement | null = element; around; around = around.parentElement) {
        const { overflowX, overflowY, overflowClipMargin } = getComputedStyle(around)
        const room = 1 + (overflowX === 'clip' ? Number.parseFloat(overflowClipMargin) || 0 : 0)
        const hidesWidth = /hidden|clip/.test(overflowX) && around.scrollWidth > around.clientWidth + room
        const hidesHeight = /hidden|clip/.test(overflowY) && around.scrollHeight > around.clientHeight + room
        if (around === document.body) return false
        if (hidesWidth || hidesHeight) return true
      }
      return false
    }

    function sticksOut(element: HTMLElement): boolean {
      const box = element.getBoundingClientRect()
      const isOutside = box.left < -1 || box.right > document.documentElement.clientWidth + 1
      return isOutside && !isInScroller(element)
    }

    /** Returns true if the element is in a row that scrolls sideways by itself, such as tabs. */
    function isInScroller(element: HTMLElement): boolean {
      for (let around = element.parentElement; around; around = around.parentElement)
        if (/auto|scroll/.test(getComputedStyle(around).overflowX)) return true
      return false
    }
  })
}

/** Largest share of the letters of a list that may be small. Facts must be in larger letters. */
const maxSmallLetterShare = 0.2

/**
 * Returns a text for each list on the page with too much small print: more than a fifth of its letters
 * are smaller than 16 px. The text names this share in percent.
 */
export async function findListsWithTooSmallText(page: Page): Promise<readonly string[]> {
  return page.evaluate((allowed) => {
    const factPx = 16
    const lists = [...document.querySelectorAll<HTMLElement>('main :is(ul, ol, dl, fieldset)')]
    return lists
      .filter((list) => list.checkVisibility() && !list.parentElement?.closest('ul, ol, dl, fieldset, nav'))
      .map((list) => ({ list, share: smallShareOf(list) }))
      .filter(({ share }) => share > allowed)
      .map(({ list, share }) => `${Math.round(share * 100)} % of '${nameOf(list)}' is set in small letters`)

    function smallShareOf(list: HTMLElement): number {
      const texts = document.createTreeWalker(list, NodeFilter.SHOW_TEXT)
      let [small, all] = [0, 0]
      while (texts.nextNode()) {
        const around = texts.currentNode.parentElement
        const letters = (texts.currentNode.textContent ?? '').replaceAll(/\s/gu, '').length
        if (!around || letters === 0 || !isRead(around)) continue
        all += letters
        if (Number.parseFloat(getComputedStyle(around).fontSize) < factPx && !isSmallOnPurpose(around))
          small += letters
      }
      return all === 0 ? 0 : small / all
    }

    function isRead(element: HTMLElement): boolean {
      const { width, height } = element.getBoundingClientRect()
      return (
        element.checkVisibility() && width > 1 && height > 1 && !element.closest('[aria-hidden="true"], svg')
      )
    }

    /**
     * Returns true if the text of the element is small on purpose: the cents of an amount, or the label
     * of a status.
     */
    function isSmallOnPurpose(element: HTMLElement): boolean {
      return /^,\d\d$/.test(element.textContent?.trim() ?? '') || element.closest('[class*="chip"]') !== null
    }

    function nameOf(list: HTMLElement): string {
      return list.getAttribute('aria-label') ?? (list.textContent ?? '').trim().slice(0, 40)
    }
  }, maxSmallLetterShare)
}
