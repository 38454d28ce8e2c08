import { homeContract } from '@/adapters/contract/home.contract'
import { notificationsContract } from '@/adapters/contract/notifications.contract'
import { createContractCase, type ContractCase } from './contract-case'
import { createResultFromCondition, successValueOrThrow, type PortalClient } from './portal-client'
import {
  expectedJsonSuccessAnswer,
  signedInAsMarta,
  martaCustomerId,
  martaTaxId,
  expectedEmptySuccessAnswer,
} from './marta'

const signedInAsSofia = { signedInPersonaId: 'sofia' } as const
export const sofiaTaxId = '23398712064'
export const sofiaNotificationId = 'n-4b20'

const requestNotifications = ({ client }: PortalClient) =>
  client.send(homeContract.listNotifications, { path: {} })

const markNotificationSeen = ({ client }: PortalClient) =>
  client.send(homeContract.markNotificationSeen, {
    path: { id: sofiaNotificationId },
  })

/**
 * Tests of the API contract in which the lender answers with success to the requests of the home screen
 * and of push notifications.
 */
export const homeAndPushSuccessCases: readonly ContractCase[] = [
  createContractCase(homeContract.findPrepaidBenefit, {
    title: 'returns the saving of paying everything now',
    ...signedInAsSofia,
    input: { path: {} },
    expected: expectedJsonSuccessAnswer,
  }),
  createContractCase(homeContract.findPrepaidBenefit, {
    title: 'returns nothing without a saving',
    ...signedInAsMarta,
    input: { path: {} },
    expected: expectedEmptySuccessAnswer,
  }),
  {
    call: 'home.listBanners',
    title: 'returns a picture for wide screens and one for phones',
    ...signedInAsSofia,
    makeCall: async ({ client }) => {
      const banners = successValueOrThrow(await client.send(homeContract.listBanners, { path: {} }))
      return createResultFromCondition(banners.length === 3 && banners.every(bannerHasTwoImages), banners)
    },
    expected: expectedJsonSuccessAnswer,
  },
  createContractCase(homeContract.findPendingLoan, {
    title: 'returns the unfinished request',
    ...signedInAsSofia,
    input: { path: { taxId: sofiaTaxId } },
    expected: expectedJsonSuccessAnswer,
  }),
  createContractCase(homeContract.findPendingLoan, {
    title: 'returns nothing without a request',
    ...signedInAsMarta,
    input: { path: { taxId: martaTaxId } },
    expected: expectedEmptySuccessAnswer,
  }),
  createContractCase(homeContract.findAutomaticOffer, {
    title: 'returns the offered loan',
    ...signedInAsMarta,
    demoState: {
      next: [
        {
          call: 'home.findAutomaticOffer',
          answer: { status: 200, body: { hashKey: 'h-5c19e2d7', maxAmount: 250_000 } },
        },
      ],
    },
    input: { path: { customerId: martaCustomerId }, query: { product: '19', subproduct: '38' } },
    expected: expectedJsonSuccessAnswer,
  }),
  createContractCase(homeContract.findAutomaticOffer, {
    title: 'returns nothing without an offered loan',
    ...signedInAsMarta,
    input: { path: { customerId: martaCustomerId }, query: { product: '19', subproduct: '38' } },
    expected: expectedEmptySuccessAnswer,
  }),
  {
    call: 'home.listNotifications',
    title: 'returns the unseen notice',
    ...signedInAsSofia,
    makeCall: async (portalClient) => {
      const found = successValueOrThrow(await requestNotifications(portalClient))
      return createResultFromCondition(found.map(({ id }) => id).join() === sofiaNotificationId, found)
    },
    expected: expectedJsonSuccessAnswer,
  },
  {
    call: 'home.listNotifications',
    title: 'returns the notice no more once the customer has seen it',
    ...signedInAsSofia,
    makeCall: async (portalClient) => {
      successValueOrThrow(await markNotificationSeen(portalClient))
      const found = successValueOrThrow(await requestNotifications(portalClient))
      return createResultFromCondition(found.length === 0, found)
    },
    expected: expectedJsonSuccessAnswer,
  },
  {
    call: 'home.markNotificationSeen',
    title: 'accepts it twice',
    ...signedInAsSofia,
    makeCall: async (portalClient) => {
      successValueOrThrow(await markNotificationSeen(portalClient))
      return markNotificationSeen(portalClient)
    },
    expected: expectedEmptySuccessAnswer,
  },
  createContractCase(notificationsContract.subscribeDevice, {
    title: 'subscribes the device',
    ...signedInAsMarta,
    input: { path: {}, body: { externalCustomerID: martaCustomerId, firebaseToken: 'token-1' } },
    expected: { status: 201 },
  }),
  createContractCase(notificationsContract.unsubscribeDevice, {
    title: 'unsubscribes the device',
    ...signedInAsMarta,
    input: { path: {}, body: { externalCustomerID: martaCustomerId, firebaseToken: 'token-1' } },
    expected: { status: 204 },
  }),
]

function bannerHasTwoImages(banner: {
  readonly image: string
  readonly imageMobile?: string | undefined
}): boolean {
  return (
    banner.image !== banner.imageMobile &&
    URL.canParse(banner.image) &&
    URL.canParse(banner.imageMobile ?? '')
  )
}
