import type { DeviceInHand } from '@/application/access/device-in-hand.port'
import type { FormHandOver, OutsideForm } from '@/application/shared/form-hand-over.port'

/** From here on the header is the desktop's. */
const wide = '(min-width: 1264px)'

/** The form's code is fetched when the customer leaves. What cannot be fetched is shown as any missing part is. */
export class BrowserFormHandOver implements FormHandOver {
  constructor(private readonly window: Window) {}

  submit(form: OutsideForm): void {
    void import('./outside-form').then(({ submitOutside }) => submitOutside(this.window, form))
  }
}

export class BrowserDeviceInHand implements DeviceInHand {
  constructor(private readonly window: Window) {}

  isDesktop(): boolean {
    const { window } = this
    // A `not` within a query came with Safari 16.4.
    return window.matchMedia(wide).matches && !window.matchMedia('(pointer: coarse)').matches
  }

  addressOf(path: string): string {
    return this.window.location.origin + path
  }
}
