import { failure, success, type Result } from '@/domain/shared/result'
import type { CurrentDevice } from '@/application/access/current-device.port'
import type {
  PrerenderedLoginReader,
  PrerenderedLoginInput,
} from '@/application/access/prerendered-login-reader.port'
import type { InstallPrompt } from '@/application/access/install-prompt.port'
import type { FileSharing } from '@/application/shared/file-sharing.port'
import type { Clipboard } from '@/application/shared/clipboard.port'
import type { BrowserDisplay } from '@/application/shared/browser-display.port'
import type { FileSaver, PortalFile } from '@/application/shared/file-saver.port'
import type { ExternalFormSubmission, ExternalForm } from '@/application/shared/external-form-submission.port'
import type { Randomness } from '@/application/shared/randomness.port'
import type { CrossTabLock } from '@/application/shared/cross-tab-lock.port'
import { Listeners } from '@/application/shared/listeners'

export class MemoryClipboard implements Clipboard {
  copiedText: string | undefined
  isAllowed = true

  copy(text: string): Promise<Result<void, { readonly kind: 'not-allowed' }>> {
    if (!this.isAllowed) return Promise.resolve(failure({ kind: 'not-allowed' }))
    this.copiedText = text
    return Promise.resolve(success())
  }
}

export class MemoryFileSaver implements FileSaver {
  readonly savedFiles: { readonly file: PortalFile; readonly name: string }[] = []

  download(file: PortalFile, name: string): void {
    this.savedFiles.push({ file, name })
  }
}

export class MemoryBrowserDisplay implements BrowserDisplay {
  /** True if the portal is installed and was opened as an app. */
  isOpenedAsApp = false

  /**
   * True if the portal can open new browser tabs. When it is installed as an app on iOS, it cannot open
   * tabs.
   */
  opensTabs = true

  /** True if the browser window is as small as the window of a phone. */
  isWindowNarrow = true

  /** True if the browser is new enough to show the portal's layout. */
  isModernBrowser = true

  isStandalone(): boolean {
    return this.isOpenedAsApp
  }

  canOpenTabs(): boolean {
    return this.opensTabs
  }

  hasNarrowWindow(): boolean {
    return this.isWindowNarrow
  }

  supportsLayoutStyles(): boolean {
    return this.isModernBrowser
  }
}

export class SequentialUuidSource implements Randomness {
  private count = 0

  createUuid(): string {
    this.count += 1
    return sequentialUuidAt(this.count)
  }
}

/** Returns the UUID that `SequentialUuidSource` returns the n-th time. `position` is n, counted from 1. */
export function sequentialUuidAt(position: number): string {
  return `00000000-0000-4000-8000-${String(position).padStart(12, '0')}`
}

/** Lock that the tabs of a browser share. Of all tasks with the same name, only one runs at a time. */
export class MemoryCrossTabLock implements CrossTabLock {
  private readonly lastTaskByName = new Map<string, Promise<unknown>>()

  runInOneTabAtATime<Value>(name: string, work: () => Promise<Value>): Promise<Value> {
    const turn = (this.lastTaskByName.get(name) ?? Promise.resolve()).then(work, work)
    this.lastTaskByName.set(
      name,
      turn.catch(() => undefined),
    )
    return turn
  }
}

/**
 * Lock that browser tabs in separate processes share. Of all tasks with the same name, only one runs at
 * a time. A waiting task starts one turn of the event loop after the previous task has ended.
 */
export class CrossProcessTabLock implements CrossTabLock {
  private readonly lock = new MemoryCrossTabLock()

  runInOneTabAtATime<Value>(name: string, work: () => Promise<Value>): Promise<Value> {
    return new Promise((resolve, reject) => {
      void this.lock.runInOneTabAtATime(name, async () => {
        await work().then(resolve, reject)
        await new Promise((handedOver) => setImmediate(handedOver))
      })
    })
  }
}

/**
 * In-memory service for sharing files with other apps. By default, the device cannot share files; a test
 * can set another outcome.
 */
export class MemoryFileSharing implements FileSharing {
  outcome: 'shared' | 'dismissed' | 'unsupported' = 'unsupported'
  readonly sharedFiles: { readonly file: PortalFile; readonly name: string }[] = []

  share(file: PortalFile, name: string): Promise<'shared' | 'dismissed' | 'unsupported'> {
    if (this.outcome === 'shared') this.sharedFiles.push({ file, name })
    return Promise.resolve(this.outcome)
  }
}

/**
 * In-memory submission of forms to other sites. It records the forms with which the customer left the
 * portal.
 */
export class MemoryExternalFormSubmission implements ExternalFormSubmission {
  readonly submittedForms: ExternalForm[] = []
  /** False if the code that submits forms cannot be loaded. */
  canLoadCode = true

  async submit(form: ExternalForm) {
    if (!this.canLoadCode) return failure({ kind: 'no-answer' } as const)
    this.submittedForms.push(form)
    return success(undefined)
  }
}

/**
 * In-memory copy of what the customer typed in the login form of the HTML page before the portal's code
 * started; empty unless a test sets it.
 */
export class MemoryPrerenderedLoginReader implements PrerenderedLoginReader {
  typedInput: PrerenderedLoginInput | undefined

  takeInputOnce(): PrerenderedLoginInput | undefined {
    const { typedInput } = this
    this.typedInput = undefined
    return typedInput
  }
}

export class MemoryCurrentDevice implements CurrentDevice {
  kind: 'phone' | 'desktop' = 'phone'
  /** Text at the end of the address of every screen. A long text makes the address too long for a QR code. */
  addressEnding = ''

  isDesktop(): boolean {
    return this.kind === 'desktop'
  }

  fullAddressOfPath(path: string): string {
    return `https://portal.invalid${path}${path === '' ? '' : this.addressEnding}`
  }
}

/**
 * In-memory browser that offers to install the portal when a test tells it to. The test also sets the
 * answer of the customer to this offer.
 */
export class MemoryInstallPrompt implements InstallPrompt {
  dialogOutcome: 'accepted' | 'dismissed' = 'accepted'
  /** Number of times that the portal asked the customer to install it. */
  promptCount = 0
  /**
   * Error that `onChange` throws when the portal adds a listener. If undefined, `onChange` throws no
   * error.
   */
  onChangeError: Error | undefined
  private isOfferPending = false
  private readonly listeners = new Listeners<['offer' | 'installed']>()

  offerInstallation(): void {
    this.isOfferPending = true
    this.listeners.notify('offer')
  }

  finishInstallation(): void {
    this.isOfferPending = false
    this.listeners.notify('installed')
  }

  isOffered(): boolean {
    return this.isOfferPending
  }

  showDialog(): Promise<'accepted' | 'dismissed'> {
    this.promptCount += 1
    this.isOfferPending = false
    return Promise.resolve(this.dialogOutcome)
  }

  onChange(run: (change: 'offer' | 'installed') => void): () => void {
    if (this.onChangeError) throw this.onChangeError
    return this.listeners.add(run)
  }
}
