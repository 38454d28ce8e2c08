import { inject, injectable } from 'inversify'
import * as v from 'valibot'
import type { IssuerKey } from '@/domain/documents/issuer-key'
import type { IssuerKeysStore, DatedIssuerKeys } from '@/application/documents/issuer-keys-store.port'
import { LocalStorage, type KeyValueStorage } from '@/application/shared/key-value-storage.port'
import { StoredValue } from '@/application/shared/stored-value'
import {
  typeGuardForSchema,
  instantSchema,
  optionalField,
  objectSchema,
  wellFormedTextSchema,
} from './schemas'

@injectable()
export class StoredCertificateIssuerKeys implements IssuerKeysStore {
  private readonly stored: StoredValue<DatedIssuerKeys>

  constructor(@inject(LocalStorage) storage: KeyValueStorage) {
    this.stored = new StoredValue(storage, 'issuerKeys', { version: 1, isValid: typeGuardForSchema(schema) })
  }

  read(): DatedIssuerKeys | undefined {
    return this.stored.read()
  }

  save(known: DatedIssuerKeys): void {
    this.stored.write(known)
  }
}

const key = objectSchema<IssuerKey>({
  id: wellFormedTextSchema,
  x: wellFormedTextSchema,
  y: wellFormedTextSchema,
  signsUntil: optionalField(instantSchema),
})

const schema = objectSchema<DatedIssuerKeys>({ keys: v.array(key), at: instantSchema })
