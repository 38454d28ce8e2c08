import { beforeEach, describe, expect, it } from 'vitest'
import { BrowserInstallPrompt } from '@/adapters/device/browser-install-prompt'

class FakeInstallPromptEvent extends Event {
  promptCount = 0

  constructor(private readonly outcome: 'accepted' | 'dismissed' | 'refused by the browser') {
    super('beforeinstallprompt', { cancelable: true })
  }

  prompt(): Promise<void> {
    this.promptCount += 1
    return this.outcome === 'refused by the browser'
      ? Promise.reject(new Error('no gesture'))
      : Promise.resolve()
  }

  get userChoice(): Promise<{ outcome: string }> {
    return Promise.resolve({ outcome: this.outcome })
  }
}

let window: EventTarget
let installPrompt: BrowserInstallPrompt
let reportedChanges: string[]

beforeEach(() => {
  window = new EventTarget()
  installPrompt = new BrowserInstallPrompt(window)
  reportedChanges = []
  installPrompt.onChange((change) => reportedChanges.push(change))
})

describe("the browser's offer to install the portal", () => {
  it('is stored for later and not shown at once', () => {
    const offer = new FakeInstallPromptEvent('accepted')
    window.dispatchEvent(offer)
    expect([offer.defaultPrevented, installPrompt.isOffered(), offer.promptCount, reportedChanges]).toEqual([
      true,
      true,
      0,
      ['offer'],
    ])
  })

  it.each(['accepted', 'dismissed'] as const)('can be used for one question: %s', async (outcome) => {
    window.dispatchEvent(new FakeInstallPromptEvent(outcome))
    expect(await installPrompt.showDialog()).toBe(outcome)
    expect(installPrompt.isOffered()).toBe(false)
    expect(await installPrompt.showDialog()).toBe('dismissed')
  })

  it('counts as dismissed when the browser withdraws it', async () => {
    window.dispatchEvent(new FakeInstallPromptEvent('refused by the browser'))
    expect(await installPrompt.showDialog()).toBe('dismissed')
  })

  it('is ignored when the event with its name is another one', () => {
    window.dispatchEvent(new Event('beforeinstallprompt'))
    expect([installPrompt.isOffered(), reportedChanges]).toEqual([false, []])
  })

  it('ends with the installation, also with one from the browser’s own menu', () => {
    window.dispatchEvent(new FakeInstallPromptEvent('accepted'))
    window.dispatchEvent(new Event('appinstalled'))
    expect([installPrompt.isOffered(), reportedChanges]).toEqual([false, ['offer', 'installed']])
  })

  it('is not reported to a listener that stopped listening', () => {
    const stop = installPrompt.onChange((change) => reportedChanges.push(`second ${change}`))
    stop()
    window.dispatchEvent(new FakeInstallPromptEvent('accepted'))
    expect(reportedChanges).toEqual(['offer'])
  })
})
