/** The place where the demo's change log (the changes to the demo's data) is stored as a text. */
export interface DemoDataChangeLogStorage {
  read(): string | undefined
  write(text: string): void
  remove(): void
}

type ChangedFields = Readonly<Record<string, unknown>>
/** The changed rows of the fake back end's tables, by the name of the table and the id of the row. */
export type ChangedTableRows = Record<string, Record<string, ChangedFields>>

/**
 * Version of the change log. A stored change log with another version is ignored, because its tables are
 * different.
 */
const changeLogVersion = 4

/**
 * The demo's change log: stores the rows of the fake back end's tables that have changed since the demo
 * began. Other rows are not stored.
 */
export class DemoDataChangeLog {
  private changedRows: ChangedTableRows = {}
  private lastText: string | undefined

  constructor(private readonly storage: DemoDataChangeLogStorage | undefined) {}

  /**
   * Returns whether another tab has changed the stored change log since this tab last read it. In that case
   * the tables must be filled again.
   */
  isChangedByOtherTab(): boolean {
    return this.storage !== undefined && this.storage.read() !== this.lastText
  }

  /**
   * Reads the change log from storage again, and returns each changed row with the name of its table and
   * its id.
   */
  *readChanges(): Generator<{ readonly table: string; readonly id: string; readonly change: ChangedFields }> {
    if (this.storage) {
      this.lastText = this.storage.read()
      this.changedRows = parseDemoDataChangeLog(this.lastText)
    }
    for (const [table, rows] of Object.entries(this.changedRows))
      for (const [id, change] of Object.entries(rows)) yield { table, id, change }
  }

  recordChange(table: string, id: string, change: ChangedFields): void {
    const rows = (this.changedRows[table] ??= {})
    rows[id] = { ...rows[id], ...change }
    this.save()
  }

  forgetRow(table: string, id: string): void {
    delete this.changedRows[table]?.[id]
    this.save()
  }

  eraseAll(): void {
    this.changedRows = {}
    this.lastText = undefined
    this.storage?.remove()
  }

  private save(): void {
    this.lastText = serializeDemoDataChangeLog(this.changedRows)
    this.storage?.write(this.lastText)
  }
}

/** Parses the stored text of a change log; returns no changes if the text is not valid. */
export function parseDemoDataChangeLog(text: string | undefined): ChangedTableRows {
  try {
    const stored: unknown = JSON.parse(text ?? '')
    return isRecord(stored) && stored['version'] === changeLogVersion && isChangedTableRows(stored['value'])
      ? stored['value']
      : {}
  } catch {
    return {}
  }
}

/** Returns the text in which the given changes are stored. */
export function serializeDemoDataChangeLog(changes: ChangedTableRows): string {
  return JSON.stringify({ version: changeLogVersion, value: changes })
}

function isChangedTableRows(value: unknown): value is ChangedTableRows {
  return (
    isRecord(value) &&
    Object.values(value).every((rows) => isRecord(rows) && Object.values(rows).every(isRecord))
  )
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
