import { when } from 'mobx'
import { beforeEach, describe, expect, it } from 'vitest'
import type { SeenIntroductionStore } from '@/application/access/seen-introduction-store.port'
import { PortalInstallViewModel } from '@/ui/access/portal-install-view-model'
import { SplashViewModel } from '@/ui/access/splash-view-model'
import { StoredSeenIntroduction } from '@/adapters/device/stored/stored-seen-introduction'
import { ManualClock } from '#tests/support/manual-clock'
import { MemoryBrowserDisplay, MemoryCurrentDevice, MemoryInstallPrompt } from '#tests/support/memory-device'
import { MemoryNavigation } from '#tests/support/memory-navigation'
import { MemoryStorage } from '#tests/support/memory-storage'

let clock: ManualClock
let browserDisplay: MemoryBrowserDisplay
let currentDevice: MemoryCurrentDevice
let installPrompt: MemoryInstallPrompt
let navigation: MemoryNavigation
let seenIntroductionStore: SeenIntroductionStore

beforeEach(() => {
  clock = new ManualClock()
  browserDisplay = new MemoryBrowserDisplay()
  currentDevice = new MemoryCurrentDevice()
  installPrompt = new MemoryInstallPrompt()
  navigation = new MemoryNavigation('/')
  seenIntroductionStore = new StoredSeenIntroduction(new MemoryStorage())
})

describe('the splash', () => {
  const start = () =>
    new SplashViewModel(clock, browserDisplay, currentDevice, navigation, seenIntroductionStore).onMount()

  it('lasts 2 seconds and leaves no entry in the history', () => {
    navigation.goTo('/splash')
    start()
    clock.advance(1_999)
    expect(navigation.address()).toBe('/splash')
    clock.advance(1)
    expect(navigation.address()).toBe('/instalar-app')
    navigation.back()
    expect(navigation.address()).toBe('/')
  })

  it('leads nowhere once the customer has left it', () => {
    start()()
    clock.advance(10_000)
    expect(navigation.address()).toBe('/')
  })
})

describe('the installation of the portal', () => {
  function started(): { readonly model: PortalInstallViewModel; readonly stop: (() => void) | void } {
    const model = new PortalInstallViewModel(installPrompt, currentDevice, browserDisplay, clock, navigation)
    return { model, stop: model.onMount() }
  }

  it("is offered whether the browser's offer arrives before or after the screen", () => {
    const { model } = started()
    installPrompt.offerInstallation()
    expect(model.state).toEqual({ phase: 'ready', method: 'offer' })
    expect(started().model.state).toEqual({ phase: 'ready', method: 'offer' })
  })

  it('opens the dialog once when the customer presses twice', async () => {
    const { model } = started()
    installPrompt.offerInstallation()
    await Promise.all([model.installPortal(), model.installPortal()])
    expect(installPrompt.promptCount).toBe(1)
  })

  it('opens no dialog when the browser offers no installation', async () => {
    await started().model.installPortal()
    expect(installPrompt.promptCount).toBe(0)
  })

  it('stays done when it finishes before the dialog answers', async () => {
    const { model } = started()
    installPrompt.dialogOutcome = 'dismissed'
    installPrompt.offerInstallation()
    const asking = model.installPortal()
    installPrompt.finishInstallation()
    await asking
    expect(model.state).toEqual({ phase: 'installed' })
  })

  it('does not change a screen that the customer has left', () => {
    const { model, stop } = started()
    stop?.()
    installPrompt.offerInstallation()
    expect(model.state).toEqual({ phase: 'ready', method: 'by-hand' })
  })

  it('is done on the phone that scans the code of a desktop', async () => {
    currentDevice.kind = 'desktop'
    const { model } = started()
    expect(model.portalAddress).toBe('https://portal.invalid/instalar-app')
    await when(() => model.state.phase === 'desktop' && model.state.picture !== 'drawing')
    expect(model.state).toMatchObject({ picture: { width: expect.any(Number) } })
  })

  it('stops waiting for a code that cannot be drawn, because the address is longer than a code holds', async () => {
    currentDevice.kind = 'desktop'
    currentDevice.fullAddressOfPath = (path) => `https://portal.invalid${path}?${'a'.repeat(3_000)}`
    const { model } = started()
    await when(() => model.state.phase === 'desktop' && model.state.picture !== 'drawing')
    expect(model.state).toEqual({ phase: 'desktop', picture: 'missing' })
  })

  it('can be postponed', () => {
    started().model.continueToIntroduction()
    expect(navigation.address()).toBe('/intro')
  })
})
