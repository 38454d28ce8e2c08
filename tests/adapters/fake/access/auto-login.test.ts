import { expect, it } from 'vitest'
import {
  autoLoginLinkDataOfPersona,
  cardUpdateLinkDataOfPersona,
  expiredAutoLoginLinkData,
} from '#tests/support/lender-links'
import { FakeBackEndClient, stringOrThrow } from '#tests/adapters/fake/fake-back-end-client'

async function logInByLink(asking: FakeBackEndClient, data: string): Promise<readonly [number, string]> {
  const { status, json } = await asking.post(`/users/autologin?data=${data}`)
  return [status, stringOrThrow(json['redirectTo'] ?? json['code'])]
}

it.each([
  ['home', undefined, '/inicio'],
  ['the loans', 'loans', '/mis-prestamos'],
  ['paying', 'pay', '/pagar-cuota'],
  ['another site, as the lender says', 'outside', 'https://otro-sitio.example/inicio'],
] as const)('a login link leads to %s', async (_, leadsTo, address) => {
  expect(await logInByLink(new FakeBackEndClient(), autoLoginLinkDataOfPersona('marta', leadsTo))).toEqual([
    200,
    address,
  ])
})

it.each([
  ['the name of a customer', 'marta'],
  ['the secret of a link for a card', cardUpdateLinkDataOfPersona('marta')],
  ['a secret but for its last letter', autoLoginLinkDataOfPersona('marta').slice(0, -1)],
  ['nothing', ''],
  ['a link of two days before', expiredAutoLoginLinkData()],
])('a link with %s logs no customer in', async (_, data) => {
  expect(await logInByLink(new FakeBackEndClient(), data)).toEqual([409, 'AUTOLOGIN_LINK_INVALID'])
})

it('a login link is valid on its day and the next', async () => {
  const asking = new FakeBackEndClient()
  asking.clock.set(Date.parse('2026-11-22T23:59:00-03:00'))
  expect(await logInByLink(asking, autoLoginLinkDataOfPersona('raul'))).toEqual([200, '/inicio'])
  asking.clock.set(Date.parse('2026-11-23T00:00:00-03:00'))
  expect(await logInByLink(asking, autoLoginLinkDataOfPersona('raul'))).toEqual([
    409,
    'AUTOLOGIN_LINK_INVALID',
  ])
})
