import { DatabaseSync } from 'node:sqlite'

/** Amounts are whole cents; days are `YYYY-MM-DD` in Buenos Aires, moments are milliseconds. */
const schema = `
  CREATE TABLE customer (
    taxId TEXT PRIMARY KEY, customerId TEXT UNIQUE NOT NULL, dni TEXT NOT NULL,
    firstName TEXT NOT NULL, surname TEXT NOT NULL, salt TEXT NOT NULL, passwordHash TEXT NOT NULL
  );
  CREATE TABLE token (
    token TEXT PRIMARY KEY, kind TEXT NOT NULL, taxId TEXT NOT NULL REFERENCES customer, until INTEGER NOT NULL
  );
  CREATE TABLE loan (
    externalId TEXT PRIMARY KEY, loanId TEXT UNIQUE NOT NULL, taxId TEXT NOT NULL REFERENCES customer,
    shop TEXT NOT NULL, lent INTEGER NOT NULL, startDate TEXT NOT NULL
  );
  CREATE TABLE installment (
    externalId TEXT NOT NULL REFERENCES loan, number INTEGER NOT NULL, dueDate TEXT NOT NULL,
    amount INTEGER NOT NULL, paid INTEGER NOT NULL DEFAULT 0, PRIMARY KEY (externalId, number)
  );
  CREATE TABLE card (debitCardId TEXT PRIMARY KEY, taxId TEXT NOT NULL REFERENCES customer, lastDigits TEXT NOT NULL);
  CREATE TABLE charge (
    idempotencyKey TEXT NOT NULL, taxId TEXT NOT NULL REFERENCES customer, request TEXT NOT NULL,
    externalId TEXT NOT NULL REFERENCES loan, amount INTEGER NOT NULL, transactionId TEXT NOT NULL,
    at INTEGER NOT NULL, PRIMARY KEY (taxId, idempotencyKey)
  );

  -- What is left of each installment today, and its interest for each day of delay.
  CREATE VIEW owed AS
    SELECT *, CAST(round(left * 0.001 * daysLate) AS INTEGER) AS punitive, left > 0 AND daysLate > 0 AS isOverdue
    FROM (
      SELECT installment.*, taxId, amount - paid AS left,
        max(0, julianday('now', '-3 hours', 'start of day') - julianday(dueDate)) AS daysLate
      FROM installment JOIN loan USING (externalId)
    );
  -- What can be paid today: all that is overdue, or else the next one.
  CREATE VIEW due AS
    SELECT * FROM owed WHERE left > 0 AND (isOverdue OR number = (
      SELECT min(number) FROM installment WHERE externalId = owed.externalId AND amount > paid
    ));
`

export type Database = DatabaseSync

/** A new database in memory, or in the file that is named. */
export function openDatabase(file = ':memory:'): Database {
  const database = new DatabaseSync(file)
  database.exec(schema)
  return database
}

type Values = readonly (string | number)[]

/** A query with the type of its rows. */
export class Query<Row = object> {
  constructor(private readonly sql: string) {}

  first(database: Database, ...values: Values): Row | undefined {
    return this.all(database, ...values)[0]
  }

  all(database: Database, ...values: Values): readonly Row[] {
    return database.prepare(this.sql).all(...values) as unknown as readonly Row[]
  }
}

export function run(database: Database, sql: string, ...values: Values): void {
  database.prepare(sql).run(...values)
}

export function insert(database: Database, table: string, ...values: Values): void {
  run(database, `INSERT INTO ${table} VALUES (${values.map(() => '?').join(', ')})`, ...values)
}
