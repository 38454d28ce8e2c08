import type { Cuit } from '@/domain/shared/cuit'

/** A person whom the lender found by the DNI typed at login. Several people may share one DNI. Source: ACC-03. */
export interface PersonFoundByDni {
  readonly fullName: string
  readonly taxId: Cuit
}
