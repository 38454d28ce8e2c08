import { homeContract } from '@/adapters/contract/home.contract'
import { notificationsContract } from '@/adapters/contract/notifications.contract'
import { caseOf, type ContractCase } from './contract-case'
import { checked, valueOf, type PortalClient } from './portal-client'
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
    title: 'returns the saving of paying everything now',
    ...sofia,
    input: { path: {} },
    expected: jsonAnswer,
  }),
  caseOf(homeContract.findPrepaidBenefit, {
    title: 'returns nothing without a saving',
    ...marta,
    input: { path: {} },
    expected: nothing,
  }),
  {
    call: 'home.listBanners',
    title: 'returns a picture for wide screens and one for phones',
    ...sofia,
    ask: async ({ client }) => {
      const banners = valueOf(await client.send(homeContract.listBanners, { path: {} }))
      return checked(banners.length === 3 && banners.every(isPictured), banners)
    },
    expected: jsonAnswer,
  },
  caseOf(homeContract.findPendingLoan, {
    title: 'returns the unfinished request',
    ...sofia,
    input: { path: { taxId: sofiaTaxId } },
    expected: jsonAnswer,
  }),
  caseOf(homeContract.findPendingLoan, {
    title: 'returns nothing without a request',
    ...marta,
    input: { path: { taxId: martaTaxId } },
    expected: nothing,
  }),
  caseOf(homeContract.findAutomaticOffer, {
    title: 'returns the offered loan',
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
    title: 'returns nothing without an offered loan',
    ...marta,
    input: { path: { customerId: martaCustomerId }, query: { product: '19', subproduct: '38' } },
    expected: nothing,
  }),
  {
    call: 'home.listNotifications',
    title: 'returns the unseen notice',
    ...sofia,
    ask: async (portalClient) => {
      const found = valueOf(await unread(portalClient))
      return checked(found.map(({ id }) => id).join() === sofiaNotification, found)
    },
    expected: jsonAnswer,
  },
  {
    call: 'home.listNotifications',
    title: 'returns the notice no more once the customer has seen it',
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
    title: 'accepts it twice',
    ...sofia,
    ask: async (portalClient) => {
      valueOf(await markSeen(portalClient))
      return markSeen(portalClient)
    },
    expected: nothing,
  },
  caseOf(notificationsContract.subscribeDevice, {
    title: 'subscribes the device',
    ...marta,
    input: { path: {}, body: { externalCustomerID: martaCustomerId, firebaseToken: 'token-1' } },
    expected: { status: 201 },
  }),
  caseOf(notificationsContract.unsubscribeDevice, {
    title: 'unsubscribes the device',
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
