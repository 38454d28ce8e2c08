import type { autoLoginContract } from '@/adapters/contract/auto-login.contract'
import type { ContractHandlers } from '@/adapters/fake/shared/handler'
import { createLoginAnswer } from '@/adapters/fake/session/login-answer'
import { createRefusal } from '@/adapters/fake/shared/refusal'
import type { LinkSentByLender } from './link-sent-by-lender'

const invalidSignInLinkRefusal = createRefusal(
  409,
  'AUTOLOGIN_LINK_INVALID',
  'El enlace venció o no es válido.',
)

/**
 * The addresses to which sign-in links lead. One of them is on another site, and the portal must refuse it.
 */
const signInLinkDestinations: Readonly<Record<NonNullable<LinkSentByLender['leadsTo']>, string>> = {
  loans: '/mis-prestamos',
  pay: '/pagar-cuota',
  outside: 'https://otro-sitio.example/inicio',
}

export const autoLoginHandlers: ContractHandlers<typeof autoLoginContract> = {
  enterWithLink({ query, lender }) {
    const link = lender.sentLinks.useAutoLoginLink(query.data)
    if (!link) return invalidSignInLinkRefusal
    const redirectTo = link.destination ? signInLinkDestinations[link.destination] : '/inicio'
    return { ...createLoginAnswer(link.customer, lender, 'link'), redirectTo }
  },
}
