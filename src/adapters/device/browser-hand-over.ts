import type { DeviceInHand } from '@/application/access/device-in-hand.port'
import { handOverMethod, type FormHandOver, type OutsideForm } from '@/application/shared/form-hand-over.port'

/** From here on the header is the desktop's. */
const wide = '(min-width: 1264px)'

/** A real form, filled and submitted. */
export class BrowserFormHandOver implements FormHandOver {
  constructor(private readonly window: Window) {}

  submit({ address, fields }: OutsideForm): void {
    const { document, location } = this.window
    const url = new URL(address, location.origin)
    const form = document.createElement('form')
    form.method = handOverMethod(address, location.origin)
    form.action = url.href
    form.hidden = true
    // A form that is sent with GET replaces the query of its address.
    const inherited = form.method === 'get' ? [...url.searchParams] : []
    for (const [name, value] of [...inherited, ...Object.entries(fields)]) {
      const field = document.createElement('input')
      field.type = 'hidden'
      field.name = name
      field.value = value
      form.append(field)
    }
    document.body.append(form)
    form.submit()
    form.remove()
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
