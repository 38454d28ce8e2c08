import { failure, success, type Result } from '@/domain/shared/result'
import type { CurrentDevice } from '@/application/access/current-device.port'
import type { PrerenderedEntries, PrerenderedEntry } from '@/application/access/prerendered-entries.port'
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

  /** Whether new tabs can be opened, unlike in an app installed on iOS. */
  tabs = true

  /** Whether the window is as small as a phone's. */
  small = true

  /** Whether the browser is as new as the portal supports. */
  modern = true

  isStandalone(): boolean {
    return this.standalone
  }

  opensTabs(): boolean {
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
    return uuidAtPosition(this.count)
  }
}

/** Returns the UUID at that position of the sequence, from 1. */
export function uuidAtPosition(position: number): string {
  return `00000000-0000-4000-8000-${String(position).padStart(12, '0')}`
}

/** Runs one task at a time among all tabs that share it. */
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
 * Runs one task at a time among tabs with separate processes: a waiting task continues one turn after the
 * one before has ended.
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

/** A device that cannot share files, unless a test says so. */
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

/** What the customer did in the built-in login form; nothing unless a test says so. */
export class MemoryPrerenderedEntries implements PrerenderedEntries {
  entry: PrerenderedEntry | undefined

  takeEntryOnce(): PrerenderedEntry | undefined {
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

  addressOf(path: string): string {
    return `https://portal.invalid${path}`
  }
}

/** A browser that offers to install the portal when a test says so, and a customer who answers. */
export class MemoryInstallPrompt implements InstallPrompt {
  answer: 'accepted' | 'dismissed' = 'accepted'
  /** How many times the customer was asked. */
  asked = 0
  /** The error to throw when a listener is added. */
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

  ask(): Promise<'accepted' | 'dismissed'> {
    this.asked += 1
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
