import type { CurrentDevice } from '@/application/access/current-device.port'

/** Media query for the window width from which the desktop header is shown. */
const desktopMediaQuery = '(min-width: 1264px)'

export class BrowserCurrentDevice implements CurrentDevice {
  constructor(private readonly window: Window) {}

  isDesktop(): boolean {
    const { window } = this
    // Safari before 16.4 does not support `not` within a media query.
    return window.matchMedia(desktopMediaQuery).matches && !window.matchMedia('(pointer: coarse)').matches
  }

  fullAddressOfPath(path: string): string {
    return this.window.location.origin + path
  }
}
