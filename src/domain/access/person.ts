import type { Cuit } from '@/domain/shared/cuit'

/** A person found by DNI. Several people may share one DNI. Source: ACC-03. */
export interface PersonFoundByDni {
  readonly fullName: string
  readonly taxId: Cuit
}
