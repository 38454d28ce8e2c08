/** Storage of the journal of the fake's changes: one text under one name. */
export interface JournalStorage {
  read(): string | undefined
  write(text: string): void
  remove(): void
}

type Row = Readonly<Record<string, unknown>>
/** The changed rows of the fake's tables, by table and id. */
export type JournalChanges = Record<string, Record<string, Row>>

/** The journal of another release has other tables, so it is dropped. */
const version = 1

/** Stores the rows of the fake's tables that changed since the start, and never the others. */
export class Journal {
  private changes: JournalChanges = {}
  private lastText: string | undefined

  constructor(private readonly storage: JournalStorage | undefined) {}

  /**
   * Returns whether another tab has changed the journal since it was last read. If so, the fake's tables
   * have to be filled again.
   */
  isChangedByOtherTab(): boolean {
    return this.storage !== undefined && this.storage.read() !== this.lastText
  }

  /** Reads the stored changes again and returns each changed row with its table and id. */
  *replay(): Generator<{ readonly table: string; readonly id: string; readonly change: Row }> {
    if (this.storage) {
      this.lastText = this.storage.read()
      this.changes = parseJournal(this.lastText)
    }
    for (const [table, rows] of Object.entries(this.changes))
      for (const [id, change] of Object.entries(rows)) yield { table, id, change }
  }

  record(table: string, id: string, change: Row): void {
    const rows = (this.changes[table] ??= {})
    rows[id] = { ...rows[id], ...change }
    this.save()
  }

  forget(table: string, id: string): void {
    delete this.changes[table]?.[id]
    this.save()
  }

  erase(): void {
    this.changes = {}
    this.lastText = undefined
    this.storage?.remove()
  }

  private save(): void {
    this.lastText = serializeJournal(this.changes)
    this.storage?.write(this.lastText)
  }
}

/** Returns the changes in the text of a journal; none if it cannot be read. */
export function parseJournal(text: string | undefined): JournalChanges {
  try {
    const stored: unknown = JSON.parse(text ?? '')
    return isRecord(stored) && stored['version'] === version && isJournalChanges(stored['value'])
      ? stored['value']
      : {}
  } catch {
    return {}
  }
}

/** Returns the changes to the fake's data as the text that is stored. */
export function serializeJournal(changes: JournalChanges): string {
  return JSON.stringify({ version, value: changes })
}

export function isJournalChanges(value: unknown): value is JournalChanges {
  return (
    isRecord(value) &&
    Object.values(value).every((rows) => isRecord(rows) && Object.values(rows).every(isRecord))
  )
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
