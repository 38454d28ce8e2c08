import { cuit } from '@/domain/shared/cuit'
import type { PersonFoundByDni } from '@/domain/access/person'
import type { Customer, Session } from '@/domain/session/session'

export const martaCustomer: Customer = {
  customerId: 'c-8f21d04b',
  taxId: cuit('27284561231'),
  firstName: 'Marta',
  surname: 'Giménez',
  dni: '28456123',
  hasCredentials: true,
}

export const brunoCustomer: Customer = {
  customerId: 'c-a1e6034d',
  taxId: cuit('20382146906'),
  firstName: 'Bruno',
  surname: 'Acosta',
  dni: '38214690',
  hasCredentials: false,
}

export const raulCustomer: Customer = {
  customerId: 'c-17be90a3',
  taxId: cuit('20243189072'),
  firstName: 'Raúl',
  surname: 'Peralta',
  dni: '24318907',
  hasCredentials: true,
}

export const martaPerson: PersonFoundByDni = { fullName: 'Marta Giménez', taxId: cuit('27284561231') }
export const raulPerson: PersonFoundByDni = { fullName: 'Raúl Peralta', taxId: cuit('20243189072') }
export const anaPerson: PersonFoundByDni = { fullName: 'Ana Laura Castro', taxId: cuit('27142230785') }
export const anaMariaPerson: PersonFoundByDni = { fullName: 'Ana María Castro', taxId: cuit('24142230786') }

export function createSessionOfCustomer(customer: Customer): Session {
  return {
    customer,
    tokens: { access: `access of ${customer.firstName}`, refresh: `refresh of ${customer.firstName}` },
  }
}
