import { failure, success, type Result } from '@/domain/shared/result'
import type { CurrentDevice } from '@/application/access/current-device.port'
import type {
  PrerenderedLoginReader,
  PrerenderedLoginInput,
} from '@/application/access/prerendered-login-reader.port'
import type { InstallPrompt } from '@/application/access/install-prompt.port'
import type { FileSharing } from '@/application/shared/file-sharing.port'
import type { Clipboard } from '@/application/shared/clipboard.port'
import type { Display } from '@/application/shared/display.port'
import type { FileSaver, PortalFile } from '@/application/shared/file-saver.port'
import type { ExternalFormSubmission, ExternalForm } from '@/application/shared/external-form-submission.port'
import type { Randomness } from '@/application/shared/randomness.port'
import type { TabLock } from '@/application/shared/tab-lock.port'

export class MemoryClipboard implements Clipboard {
  text: string | undefined
  isAllowed = true

  copy(text: string): Promise<Result<void, { readonly kind: 'not-allowed' }>> {
    if (!this.isAllowed) return Promise.resolve(failure({ kind: 'not-allowed' }))
    this.text = text
    return Promise.resolve(success())
  }
}

export class MemoryFileSaver implements FileSaver {
  readonly saved: { readonly file: PortalFile; readonly name: string }[] = []

  download(file: PortalFile, name: string): void {
    this.saved.push({ file, name })
  }
}

export class BrowserTabDisplay implements Display {
  /** Whether the portal is installed and was opened as an app. */
  standalone = false

  /** Whether the portal can open new tabs. As an app installed on iOS it cannot. */
  tabs = true

  /** Whether the window is as small as a phone's. */
  small = true

  /** Whether the browser is new enough for the layout of the portal. */
  modern = true

  isStandalone(): boolean {
    return this.standalone
  }

  canOpenTabs(): boolean {
    return this.tabs
  }

  isSmall(): boolean {
    return this.small
  }

  supportsLayout(): boolean {
    return this.modern
  }
}

export class SequentialRandomness implements Randomness {
  private count = 0

  uuid(): string {
    this.count += 1
    return sequentialUuidAt(this.count)
  }
}

/** Returns the UUID that `SequentialRandomness` gives at that position, counted from 1. */
export function sequentialUuidAt(position: number): string {
  return `00000000-0000-4000-8000-${String(position).padStart(12, '0')}`
}

/** Lock that runs one task of each name at a time among all tabs that share it. */
export class MemoryTabLock implements TabLock {
  private readonly tails = new Map<string, Promise<unknown>>()

  runAlone<Value>(name: string, work: () => Promise<Value>): Promise<Value> {
    const turn = (this.tails.get(name) ?? Promise.resolve()).then(work, work)
    this.tails.set(
      name,
      turn.catch(() => undefined),
    )
    return turn
  }
}

/**
 * Lock that runs one task of each name at a time among tabs with separate processes: a waiting task
 * starts one turn of the event loop after the task before it has ended.
 */
export class ProcessTabLock implements TabLock {
  private readonly lock = new MemoryTabLock()

  runAlone<Value>(name: string, work: () => Promise<Value>): Promise<Value> {
    return new Promise((resolve, reject) => {
      void this.lock.runAlone(name, async () => {
        await work().then(resolve, reject)
        await new Promise((handedOver) => setImmediate(handedOver))
      })
    })
  }
}

/** In-memory sharing of files. The device cannot share files, unless a test sets another outcome. */
export class MemoryFileSharing implements FileSharing {
  outcome: 'shared' | 'dismissed' | 'unsupported' = 'unsupported'
  readonly shared: { readonly file: PortalFile; readonly name: string }[] = []

  share(file: PortalFile, name: string): Promise<'shared' | 'dismissed' | 'unsupported'> {
    if (this.outcome === 'shared') this.shared.push({ file, name })
    return Promise.resolve(this.outcome)
  }
}

/** Records the forms with which the customer left for another site. */
export class MemoryExternalFormSubmission implements ExternalFormSubmission {
  readonly submitted: ExternalForm[] = []

  submit(form: ExternalForm): void {
    this.submitted.push(form)
  }
}

/**
 * In-memory record of what the customer typed in the login form of the HTML page before the portal's code
 * ran; empty unless a test sets it.
 */
export class MemoryPrerenderedEntries implements PrerenderedLoginReader {
  entry: PrerenderedLoginInput | undefined

  takeInputOnce(): PrerenderedLoginInput | undefined {
    const { entry } = this
    this.entry = undefined
    return entry
  }
}

export class MemoryCurrentDevice implements CurrentDevice {
  kind: 'phone' | 'desktop' = 'phone'

  isDesktop(): boolean {
    return this.kind === 'desktop'
  }

  fullAddressOfPath(path: string): string {
    return `https://portal.invalid${path}`
  }
}

/**
 * In-memory browser that offers to install the portal when a test makes it, with the answer that the
 * customer gives.
 */
export class MemoryInstallPrompt implements InstallPrompt {
  answer: 'accepted' | 'dismissed' = 'accepted'
  /** Number of times that the customer was asked to install the portal. */
  promptCount = 0
  /** Error that `onChange` throws when the portal adds a listener; undefined to throw none. */
  failure: Error | undefined
  private offered = false
  private readonly listeners = new Set<(change: 'offer' | 'installed') => void>()

  offerInstallation(): void {
    this.offered = true
    this.announce('offer')
  }

  finishInstallation(): void {
    this.offered = false
    this.announce('installed')
  }

  isOffered(): boolean {
    return this.offered
  }

  showDialog(): Promise<'accepted' | 'dismissed'> {
    this.promptCount += 1
    this.offered = false
    return Promise.resolve(this.answer)
  }

  onChange(run: (change: 'offer' | 'installed') => void): () => void {
    if (this.failure) throw this.failure
    this.listeners.add(run)
    return () => this.listeners.delete(run)
  }

  private announce(change: 'offer' | 'installed'): void {
    for (const run of this.listeners) run(change)
  }
}
