import { isInstalled, type Device, type DeviceKind } from '#features/support/device'
import { desktopViewport, phoneViewport } from '#tests/support/viewports'
import type { Engine } from './engine'

const portalNamespace = 'portal.'

/** Reason of a skipped step: the browser's driver cannot do this. */
export const lackOfDevice = 'no driver gives this engine'

/** The part of a device that every driver supports: storage, window sizes and scripts. */
class DrivenDevice implements Partial<Device> {
  constructor(
    private readonly engine: Engine,
    private readonly origin: string,
  ) {}

  async hold(kind: DeviceKind): Promise<void> {
    if (isInstalled(kind)) throw new Error(`An installation is what ${lackOfDevice}`)
    const { width, height } = kind === 'una computadora' ? desktopViewport : phoneViewport
    await this.engine.resize(width, height)
  }

  async widen(width: number): Promise<void> {
    await this.engine.resize(width, desktopViewport.height)
  }

  async putAside(): Promise<void> {
    await this.engine.evaluate(`() => {
      Object.defineProperty(document, 'visibilityState', { configurable: true, value: 'hidden' })
      document.dispatchEvent(new Event('visibilitychange'))
      delete document.visibilityState
    }`)
  }

  async forget(): Promise<void> {
    await this.engine.open(`${this.origin}/robots.txt`)
    await this.engine.evaluate('() => { localStorage.clear(); sessionStorage.clear() }')
  }

  async keptKeys(): Promise<readonly string[]> {
    const keys = await this.engine.evaluate<readonly string[]>('() => Object.keys(localStorage)')
    return keys
      .filter((key) => key.startsWith(portalNamespace))
      .map((key) => key.slice(portalNamespace.length))
  }

  async kept(key: string): Promise<string | undefined> {
    const text = await this.engine.evaluate<string | null>('(name) => localStorage.getItem(name)', key)
    return text ?? undefined
  }
}

/** Returns the device of a driven browser. What its driver does not support fails with its name. */
export function engineDevice(engine: Engine, origin: string): Device {
  const driven = new DrivenDevice(engine, origin)
  return new Proxy(driven as unknown as Device, {
    get: (_, name) => {
      const part: unknown = Reflect.get(driven, name)
      if (part === undefined) throw new Error(`${String(name)} is what ${lackOfDevice}`)
      return typeof part === 'function' ? part.bind(driven) : part
    },
  })
}
