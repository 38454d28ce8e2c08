import { DatabaseSync } from 'node:sqlite'

/** Dates are `YYYY-MM-DD` in the time zone of Buenos Aires; `expiresAt` and `chargedAt` are epoch milliseconds. */
const schemaSql = `
  CREATE TABLE customer (
    taxId TEXT PRIMARY KEY, customerId TEXT UNIQUE NOT NULL, dni TEXT NOT NULL,
    firstName TEXT NOT NULL, surname TEXT NOT NULL, salt TEXT NOT NULL, passwordHash TEXT NOT NULL
  );
  CREATE TABLE token (
    token TEXT PRIMARY KEY, kind TEXT NOT NULL, taxId TEXT NOT NULL REFERENCES customer, expiresAt INTEGER NOT NULL
  );
  CREATE TABLE loan (
    externalId TEXT PRIMARY KEY, loanId TEXT UNIQUE NOT NULL, taxId TEXT NOT NULL REFERENCES customer,
    shop TEXT NOT NULL, lentCents INTEGER NOT NULL, startDate TEXT NOT NULL
  );
  CREATE TABLE installment (
    externalId TEXT NOT NULL REFERENCES loan, number INTEGER NOT NULL, dueDate TEXT NOT NULL,
    amountCents INTEGER NOT NULL, paidCents INTEGER NOT NULL DEFAULT 0, PRIMARY KEY (externalId, number)
  );
  CREATE TABLE card (debitCardId TEXT PRIMARY KEY, taxId TEXT NOT NULL REFERENCES customer, lastDigits TEXT NOT NULL);
  CREATE TABLE charge (
    idempotencyKey TEXT NOT NULL, taxId TEXT NOT NULL REFERENCES customer, request TEXT NOT NULL,
    externalId TEXT NOT NULL REFERENCES loan, amountCents INTEGER NOT NULL, transactionId TEXT NOT NULL,
    chargedAt INTEGER NOT NULL, PRIMARY KEY (taxId, idempotencyKey)
  );

  -- Each installment with its unpaid amount today, and its interest for each day of late payment.
  CREATE VIEW installmentBalance AS
    SELECT *, CAST(round(unpaidCents * 0.001 * daysLate) AS INTEGER) AS punitiveCents,
      unpaidCents > 0 AND daysLate > 0 AS isOverdue
    FROM (
      SELECT installment.*, taxId, amountCents - paidCents AS unpaidCents,
        max(0, julianday('now', '-3 hours', 'start of day') - julianday(dueDate)) AS daysLate
      FROM installment JOIN loan USING (externalId)
    );
  -- What the customer can pay today: all overdue installments, or the next installment if none is overdue.
  CREATE VIEW payableInstallment AS
    SELECT * FROM installmentBalance WHERE unpaidCents > 0 AND (isOverdue OR number = (
      SELECT min(number) FROM installment WHERE externalId = installmentBalance.externalId AND amountCents > paidCents
    ));
`

export type Database = DatabaseSync

/** Opens a new database with empty tables, in the given file or in memory. */
export function openDatabase(file = ':memory:'): Database {
  const database = new DatabaseSync(file)
  database.exec(schemaSql)
  return database
}

/** Values for the placeholders (`?`) of an SQL statement, in their order. */
type SqlValues = readonly (string | number)[]

/** An SQL query. `Row` is the type of the rows that it finds. */
export class Query<Row = object> {
  constructor(private readonly sql: string) {}

  findFirst(database: Database, ...values: SqlValues): Row | undefined {
    return this.findAll(database, ...values)[0]
  }

  findAll(database: Database, ...values: SqlValues): readonly Row[] {
    return database.prepare(this.sql).all(...values) as unknown as readonly Row[]
  }
}

export function runStatement(database: Database, sql: string, ...values: SqlValues): void {
  database.prepare(sql).run(...values)
}

/** Inserts a row. `values` has a value for each column of the table, in the order of the columns. */
export function insertRow(database: Database, table: string, ...values: SqlValues): void {
  runStatement(database, `INSERT INTO ${table} VALUES (${values.map(() => '?').join(', ')})`, ...values)
}
