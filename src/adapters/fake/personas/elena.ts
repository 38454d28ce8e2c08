import { cuit } from '@/domain/shared/cuit'
import { demoPassword, type Persona } from './persona'

export const elena: Persona = {
  id: 'elena',
  firstName: 'Elena',
  surname: 'Duarte',
  description: 'Sin préstamos, pero entra: su CUIT está en la lista de excepciones.',
  dni: '41220917',
  taxId: cuit('27412209171'),
  customerId: 'c-d87e410c',
  gender: 'F',
  cellphone: '1139904512',
  email: 'elena.duarte@correo.example',
  password: demoPassword,
  loans: [],
  maySignInWithoutLoan: true,
  savedCards: [],
}
