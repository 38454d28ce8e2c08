import type { autoLoginContract } from '@/adapters/contract/auto-login.contract'
import type { Handlers } from './handler'
import { loggedCustomer } from './logged-customer'
import { refusal } from './refusal'

const wrongLink = refusal(409, 'AUTOLOGIN_LINK_INVALID', 'El enlace venció o no es válido.')

/**
 * Where each link leads: `marta` to home, `marta.prestamos` to the loans, `marta.afuera` to an outside
 * address that must be refused.
 */
const destinations: Readonly<Record<string, string>> = {
  inicio: '/inicio',
  prestamos: '/mis-prestamos',
  pagar: '/pagar-cuota',
  afuera: 'https://otro-sitio.example/inicio',
}

export const autoLoginHandlers: Handlers<typeof autoLoginContract> = {
  enterWithLink({ query, lender }) {
    const [personaId = '', destination = 'inicio'] = query.data.split('.')
    const customer = lender.store.customers.where({ personaId })[0]
    const redirectTo = new Map(Object.entries(destinations)).get(destination)
    if (!customer || redirectTo === undefined) return wrongLink
    return { ...loggedCustomer(customer, lender, 'link'), redirectTo }
  },
}
