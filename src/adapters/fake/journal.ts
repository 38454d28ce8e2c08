import { readStored, storedText, type StoredShape } from '@/application/shared/stored-value'

/** Where the journal is kept: one text under one name. */
export interface JournalStorage {
  read(): string | undefined
  write(text: string): void
  remove(): void
}

type Row = Readonly<Record<string, unknown>>
/** By table, and there by id. */
export type Changes = Record<string, Record<string, Row>>

/** What another release wrote tells of other tables: its story is over. */
const shape: StoredShape<Changes> = { version: 1, isValid: isChanges }

/** Keeps what changed since the start, row by row, and never the rows that did not change. */
export class Journal {
  private changes: Changes = {}
  private lastText: string | undefined
  private readonly storage: JournalStorage | undefined

  constructor(storage: JournalStorage | undefined) {
    this.storage = storage
  }

  /** True when another tab wrote since the last look: the tables have to be filled again. */
  changedOutside(): boolean {
    return this.storage !== undefined && this.storage.read() !== this.lastText
  }

  /** Reads it all again and gives each changed row, by table and id. */
  *replay(): Generator<{ readonly table: string; readonly id: string; readonly change: Row }> {
    if (this.storage) {
      this.lastText = this.storage.read()
      this.changes = readJournal(this.lastText)
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
    this.lastText = journalText(this.changes)
    this.storage?.write(this.lastText)
  }
}

/** What a journal tells; nothing where it cannot be read. */
export function readJournal(text: string | undefined): Changes {
  const found = text === undefined ? undefined : readStored(text, shape)
  return found?.kind === 'current' ? found.value : {}
}

/** As it is kept. */
export function journalText(changes: Changes): string {
  return storedText(changes, shape)
}

export function isChanges(value: unknown): value is Changes {
  return (
    isRecord(value) &&
    Object.values(value).every((rows) => isRecord(rows) && Object.values(rows).every(isRecord))
  )
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
