import { inject, injectable } from 'inversify'
import * as v from 'valibot'
import type { IssuerKey } from '@/domain/documents/issuer-key'
import type { IssuerKeysStore, IssuerKeysWithFetchTime } from '@/application/documents/issuer-keys-store.port'
import { LocalStorage, type KeyValueStorage } from '@/application/shared/key-value-storage.port'
import { StoredValue } from './stored-value'
import {
  typeGuardForSchema,
  instantSchema,
  optionalField,
  objectSchema,
  wellFormedTextSchema,
} from './schemas'

@injectable()
export class StoredCertificateIssuerKeys implements IssuerKeysStore {
  private readonly stored: StoredValue<IssuerKeysWithFetchTime>

  constructor(@inject(LocalStorage) storage: KeyValueStorage) {
    this.stored = new StoredValue(storage, 'issuerKeys', {
      version: 1,
      isValid: typeGuardForSchema(storedKeysSchema),
    })
  }

  read(): IssuerKeysWithFetchTime | undefined {
    return this.stored.read()
  }

  save(known: IssuerKeysWithFetchTime): void {
    this.stored.write(known)
  }
}

const issuerKeySchema = objectSchema<IssuerKey>({
  id: wellFormedTextSchema,
  x: wellFormedTextSchema,
  y: wellFormedTextSchema,
  signsUntil: optionalField(instantSchema),
})

const storedKeysSchema = objectSchema<IssuerKeysWithFetchTime>({
  keys: v.array(issuerKeySchema),
  at: instantSchema,
})
