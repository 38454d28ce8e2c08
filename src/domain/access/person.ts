import type { Cuit } from '@/domain/shared/cuit'

/** Somebody found under a DNI; several people may share one. Source: ACC-03. */
export interface Person {
  readonly fullName: string
  readonly taxId: Cuit
}
