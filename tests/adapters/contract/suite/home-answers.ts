import { homeContract } from '@/adapters/contract/home.contract'
import { notificationsContract } from '@/adapters/contract/notifications.contract'
import { caseOf, type ContractCase } from './contract-case'
import { checked, valueOf, type PortalClient } from './conversation'
import { jsonAnswer, marta, martaCustomerId, martaTaxId, nothing } from './marta'

const sofia = { by: 'sofia' } as const
export const sofiaTaxId = '23398712064'
export const sofiaNotification = 'n-4b20'

const unread = ({ client }: PortalClient) => client.send(homeContract.listNotifications, { path: {} })

const markSeen = ({ client }: PortalClient) =>
  client.send(homeContract.markNotificationSeen, {
    path: { id: sofiaNotification },
  })

/** Answers to the calls of home and of push notifications. */
export const homeAnswers: readonly ContractCase[] = [
  caseOf(homeContract.findPrepaidBenefit, {
    title: 'gives what is saved by paying everything now',
    ...sofia,
    input: { path: {} },
    expected: jsonAnswer,
  }),
  caseOf(homeContract.findPrepaidBenefit, {
    title: 'gives nothing where nothing is saved',
    ...marta,
    input: { path: {} },
    expected: nothing,
  }),
  {
    call: 'home.listBanners',
    title: 'gives a picture for wide screens and one for phones',
    ...sofia,
    ask: async ({ client }) => {
      const banners = valueOf(await client.send(homeContract.listBanners, { path: {} }))
      return checked(banners.length === 3 && banners.every(isPictured), banners)
    },
    expected: jsonAnswer,
  },
  caseOf(homeContract.findPendingLoan, {
    title: 'gives the request that was begun',
    ...sofia,
    input: { path: { taxId: sofiaTaxId } },
    expected: jsonAnswer,
  }),
  caseOf(homeContract.findPendingLoan, {
    title: 'gives nothing where no request was begun',
    ...marta,
    input: { path: { taxId: martaTaxId } },
    expected: nothing,
  }),
  caseOf(homeContract.findAutomaticOffer, {
    title: 'gives the loan that is offered',
    ...marta,
    arranged: {
      next: [
        {
          call: 'home.findAutomaticOffer',
          answer: { status: 200, body: { hashKey: 'h-5c19e2d7', maxAmount: 250_000 } },
        },
      ],
    },
    input: { path: { customerId: martaCustomerId }, query: { product: '19', subproduct: '38' } },
    expected: jsonAnswer,
  }),
  caseOf(homeContract.findAutomaticOffer, {
    title: 'gives nothing where no loan is offered',
    ...marta,
    input: { path: { customerId: martaCustomerId }, query: { product: '19', subproduct: '38' } },
    expected: nothing,
  }),
  {
    call: 'home.listNotifications',
    title: 'gives what the customer has not seen',
    ...sofia,
    ask: async (portalClient) => {
      const found = valueOf(await unread(portalClient))
      return checked(found.map(({ id }) => id).join() === sofiaNotification, found)
    },
    expected: jsonAnswer,
  },
  {
    call: 'home.listNotifications',
    title: 'gives no more what the customer has seen',
    ...sofia,
    ask: async (portalClient) => {
      valueOf(await markSeen(portalClient))
      const found = valueOf(await unread(portalClient))
      return checked(found.length === 0, found)
    },
    expected: jsonAnswer,
  },
  {
    call: 'home.markNotificationSeen',
    title: 'takes it twice',
    ...sofia,
    ask: async (portalClient) => {
      valueOf(await markSeen(portalClient))
      return markSeen(portalClient)
    },
    expected: nothing,
  },
  caseOf(notificationsContract.subscribeDevice, {
    title: 'takes the device',
    ...marta,
    input: { path: {}, body: { externalCustomerID: martaCustomerId, firebaseToken: 'token-1' } },
    expected: { status: 201 },
  }),
  caseOf(notificationsContract.unsubscribeDevice, {
    title: 'lets go of the device',
    ...marta,
    input: { path: {}, body: { externalCustomerID: martaCustomerId, firebaseToken: 'token-1' } },
    expected: { status: 204 },
  }),
]

function isPictured(banner: { readonly image: string; readonly imageMobile?: string | undefined }): boolean {
  return (
    banner.image !== banner.imageMobile &&
    URL.canParse(banner.image) &&
    URL.canParse(banner.imageMobile ?? '')
  )
}
