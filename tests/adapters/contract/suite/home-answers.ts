import { homeContract } from '@/adapters/contract/home.contract'
import { notificationsContract } from '@/adapters/contract/notifications.contract'
import { createContractCase, type ContractCase } from './contract-case'
import { createSuccessIf, valueOrThrow, type PortalClient } from './portal-client'
import {
  expectedJsonSuccess,
  martaAsCaller,
  martaCustomerId,
  martaTaxId,
  expectedEmptySuccess,
} from './marta'

const sofia = { by: 'sofia' } as const
export const sofiaTaxId = '23398712064'
export const sofiaNotificationId = 'n-4b20'

const unread = ({ client }: PortalClient) => client.send(homeContract.listNotifications, { path: {} })

const markSeen = ({ client }: PortalClient) =>
  client.send(homeContract.markNotificationSeen, {
    path: { id: sofiaNotificationId },
  })

/**
 * Tests of the API contract in which the lender answers with success to the requests of the home screen
 * and of push notifications.
 */
export const homeSuccessCases: readonly ContractCase[] = [
  createContractCase(homeContract.findPrepaidBenefit, {
    title: 'returns the saving of paying everything now',
    ...sofia,
    input: { path: {} },
    expected: expectedJsonSuccess,
  }),
  createContractCase(homeContract.findPrepaidBenefit, {
    title: 'returns nothing without a saving',
    ...martaAsCaller,
    input: { path: {} },
    expected: expectedEmptySuccess,
  }),
  {
    call: 'home.listBanners',
    title: 'returns a picture for wide screens and one for phones',
    ...sofia,
    makeCall: async ({ client }) => {
      const banners = valueOrThrow(await client.send(homeContract.listBanners, { path: {} }))
      return createSuccessIf(banners.length === 3 && banners.every(isPictured), banners)
    },
    expected: expectedJsonSuccess,
  },
  createContractCase(homeContract.findPendingLoan, {
    title: 'returns the unfinished request',
    ...sofia,
    input: { path: { taxId: sofiaTaxId } },
    expected: expectedJsonSuccess,
  }),
  createContractCase(homeContract.findPendingLoan, {
    title: 'returns nothing without a request',
    ...martaAsCaller,
    input: { path: { taxId: martaTaxId } },
    expected: expectedEmptySuccess,
  }),
  createContractCase(homeContract.findAutomaticOffer, {
    title: 'returns the offered loan',
    ...martaAsCaller,
    arranged: {
      next: [
        {
          call: 'home.findAutomaticOffer',
          answer: { status: 200, body: { hashKey: 'h-5c19e2d7', maxAmount: 250_000 } },
        },
      ],
    },
    input: { path: { customerId: martaCustomerId }, query: { product: '19', subproduct: '38' } },
    expected: expectedJsonSuccess,
  }),
  createContractCase(homeContract.findAutomaticOffer, {
    title: 'returns nothing without an offered loan',
    ...martaAsCaller,
    input: { path: { customerId: martaCustomerId }, query: { product: '19', subproduct: '38' } },
    expected: expectedEmptySuccess,
  }),
  {
    call: 'home.listNotifications',
    title: 'returns the unseen notice',
    ...sofia,
    makeCall: async (portalClient) => {
      const found = valueOrThrow(await unread(portalClient))
      return createSuccessIf(found.map(({ id }) => id).join() === sofiaNotificationId, found)
    },
    expected: expectedJsonSuccess,
  },
  {
    call: 'home.listNotifications',
    title: 'returns the notice no more once the customer has seen it',
    ...sofia,
    makeCall: async (portalClient) => {
      valueOrThrow(await markSeen(portalClient))
      const found = valueOrThrow(await unread(portalClient))
      return createSuccessIf(found.length === 0, found)
    },
    expected: expectedJsonSuccess,
  },
  {
    call: 'home.markNotificationSeen',
    title: 'accepts it twice',
    ...sofia,
    makeCall: async (portalClient) => {
      valueOrThrow(await markSeen(portalClient))
      return markSeen(portalClient)
    },
    expected: expectedEmptySuccess,
  },
  createContractCase(notificationsContract.subscribeDevice, {
    title: 'subscribes the device',
    ...martaAsCaller,
    input: { path: {}, body: { externalCustomerID: martaCustomerId, firebaseToken: 'token-1' } },
    expected: { status: 201 },
  }),
  createContractCase(notificationsContract.unsubscribeDevice, {
    title: 'unsubscribes the device',
    ...martaAsCaller,
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
