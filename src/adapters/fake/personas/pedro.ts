import { cuit } from '@/domain/shared/cuit'
import type { Persona } from './persona'

export const pedro: Persona = {
  id: 'pedro',
  firstName: 'Pedro',
  surname: 'Luna',
  description: 'Sin préstamos: todavía no es cliente.',
  dni: '40118223',
  taxId: cuit('20401182234'),
  customerId: 'c-4e70d82f',
  gender: 'M',
  cellphone: '2994013387',
  email: 'pedro.luna@correo.example',
  loans: [],
  savedCards: [],
}
