import type { DemoDataChangeLogStorage } from '@/adapters/fake/change-log'
import type { DemoState } from '@/adapters/fake/demo-state'

/**
 * What the demo stores in this browser, so that a reload of the page does not lose it. Source: DEM-03, DEM-04.
 */
export interface DemoStorage {
  readonly demoState: {
    /** Returns the stored demo state; undefined if there is none, or if this release cannot read it. */
    read(): DemoState | undefined
    write(demoState: DemoState): void
    remove(): void
  }
  readonly changeLog: DemoDataChangeLogStorage
  /**
   * Removes everything that the portal itself, and not the demo, has stored in this browser and in this tab:
   * the session, operations, drafts and dialogs that the customer has seen. Source: DEM-04.
   */
  removePortalValues(): void
}

/** What a text is about that the customer has typed but not sent. */
export type UnsentDraft = 'phone-number-change' | 'profile' | 'claim' | 'survey'

/**
 * The customer's unfinished tasks that the portal stores on this device, such as a payment with an unknown
 * outcome or a refinancing. Source: DEM-03.
 */
export interface UnfinishedTaskStorage {
  /** Returns the unfinished tasks as one text; undefined if there are none. */
  exportTasks(): string | undefined
  /**
   * Stores the tasks of a text that `exportTasks` returned, as if the signed-in customer had begun them on
   * this device. Tasks that cannot be read are left out.
   */
  importTasks(text: string): void
  /** Returns which typed texts this tab has stored. They are never part of the exported tasks. */
  listUnsentDrafts(): readonly UnsentDraft[]
}
