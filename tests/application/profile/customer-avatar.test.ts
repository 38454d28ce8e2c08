import { beforeEach, describe, expect, it } from 'vitest'
import { failure, success, type Result } from '@/domain/shared/result'
import { ChangeAvatar } from '@/application/profile/change-avatar'
import { CustomerAvatar } from '@/application/profile/customer-avatar'
import type { OpenedPicture } from '@/application/profile/picture-cropper.port'
import type { SessionStore } from '@/application/session/session-store'
import type { PortalFile } from '@/application/shared/file-saver.port'
import type { GatewayFailure } from '@/application/shared/gateway-failure'
import {
  createSessionStoreWithMarta,
  createSessionStoreWithoutCustomer,
  ManuallyResolvedAnswer,
} from '#tests/support/loan-builders'
import { raulCustomer, createSessionOfCustomer } from '#tests/support/test-customers'
import { jpegBytes } from '#tests/support/upload-files'
import { martaProfileOwner, ScriptedProfileGateway } from './scripted-profile-gateway'

const noAnswerFailure = failure({ kind: 'no-answer' } as const)
const photo: PortalFile = { blob: new Blob(['one']), contentType: 'image/png' }
const newPhoto: PortalFile = { blob: new Blob(['another']), contentType: 'image/png' }
const callsForOnePhoto = ['photo of c-8f21d04b']

let profileGateway: ScriptedProfileGateway
let sessions: SessionStore
let ownAvatar: CustomerAvatar
let changeCount: number

beforeEach(() => {
  profileGateway = new ScriptedProfileGateway()
  sessions = createSessionStoreWithMarta()
  ownAvatar = new CustomerAvatar(profileGateway, sessions)
  changeCount = 0
  ownAvatar.onChange(() => {
    changeCount += 1
  })
})

describe("the customer's photo", () => {
  it('is absent before it was requested', () => {
    expect(ownAvatar.current()).toBeUndefined()
  })

  it.each([
    ['what the lender has', photo],
    ['nothing where there is none', undefined],
  ])('is %s, requested once a visit', async (_, found) => {
    profileGateway.avatarAnswer = success(found)
    await ownAvatar.load()
    await ownAvatar.load()
    expect(ownAvatar.current()).toBe(found)
    expect(profileGateway.receivedCalls).toEqual(callsForOnePhoto)
    expect(changeCount).toBe(1)
  })

  it('is requested again after a failure', async () => {
    profileGateway.avatarAnswer = noAnswerFailure
    await ownAvatar.load()
    expect([ownAvatar.current(), changeCount]).toEqual([undefined, 0])
    profileGateway.avatarAnswer = success(photo)
    await ownAvatar.load()
    expect(ownAvatar.current()).toBe(photo)
  })

  it('does not replace one that was changed meanwhile', async () => {
    const answer = new ManuallyResolvedAnswer<Result<PortalFile | undefined, GatewayFailure>>()
    profileGateway.avatarAnswer = answer.promise
    const learning = ownAvatar.load()
    ownAvatar.setPicture(martaProfileOwner.customerId, newPhoto)
    answer.resolveWith(success(photo))
    await learning
    expect([ownAvatar.current(), changeCount]).toEqual([newPhoto, 1])
  })

  it('is not shown to another customer, whose photo is requested', async () => {
    ownAvatar.setPicture(martaProfileOwner.customerId, photo)
    sessions.openSession(createSessionOfCustomer(raulCustomer))
    expect(ownAvatar.current()).toBeUndefined()
    profileGateway.avatarAnswer = success(newPhoto)
    await ownAvatar.load()
    expect(ownAvatar.current()).toBe(newPhoto)
    expect(profileGateway.receivedCalls).toEqual(['photo of c-17be90a3'])
  })

  it('is neither requested nor shown without a session', async () => {
    const ofNobody = new CustomerAvatar(profileGateway, createSessionStoreWithoutCustomer())
    await ofNobody.load()
    expect(ofNobody.current()).toBeUndefined()
    expect(profileGateway.receivedCalls).toEqual([])
  })

  it('is not requested after the logout', async () => {
    ownAvatar.setPicture(martaProfileOwner.customerId, photo)
    sessions.closeSession('left')
    await ownAvatar.load()
    expect(ownAvatar.current()).toBeUndefined()
    expect(profileGateway.receivedCalls).toEqual([])
  })

  it('leaves every screen when it is forgotten, until it is requested again', async () => {
    ownAvatar.setPicture(martaProfileOwner.customerId, photo)
    ownAvatar.forget()
    expect([ownAvatar.current(), changeCount]).toEqual([undefined, 2])
    profileGateway.avatarAnswer = success(newPhoto)
    await ownAvatar.load()
    expect([ownAvatar.current(), changeCount]).toEqual([newPhoto, 3])
  })

  it('is not sent to a listener that stopped listening', () => {
    let heard = 0
    const stop = ownAvatar.onChange(() => {
      heard += 1
    })
    ownAvatar.setPicture(martaProfileOwner.customerId, photo)
    stop()
    ownAvatar.setPicture(martaProfileOwner.customerId, newPhoto)
    expect([heard, changeCount]).toEqual([1, 2])
  })
})

describe('a change of the photo', () => {
  const square = { side: 200, x: 10, y: 20 }

  function aPicture(crop: OpenedPicture['crop']): OpenedPicture {
    return { width: 400, height: 300, address: 'blob:picture', close: () => undefined, crop }
  }

  function change(cut: OpenedPicture['crop'] = async () => success(jpegBytes)) {
    return new ChangeAvatar(profileGateway, ownAvatar).execute(martaProfileOwner, aPicture(cut), square)
  }

  it('sends the chosen square, and every screen shows it', async () => {
    const squares: unknown[] = []
    const done = await change(async (cut) => {
      squares.push(cut)
      return success(jpegBytes)
    })
    expect(done).toEqual(success())
    expect(squares).toEqual([square])
    expect(profileGateway.saveRequests).toEqual([
      { whose: martaProfileOwner, what: { kind: 'jpeg', name: 'avatar.jpg', bytes: jpegBytes } },
    ])
    const shown = ownAvatar.current()
    expect([shown?.contentType, shown?.blob.type]).toEqual(['image/jpeg', 'image/jpeg'])
    expect(new Uint8Array((await shown?.blob.arrayBuffer()) ?? new ArrayBuffer(0))).toEqual(jpegBytes)
    expect(changeCount).toBe(1)
  })

  it.each(['not-shown', 'no-answer'] as const)('sends nothing when the cut is %s', async (kind) => {
    expect(await change(async () => failure({ kind }))).toEqual(failure({ kind }))
    expect(profileGateway.saveRequests).toEqual([])
    expect(ownAvatar.current()).toBeUndefined()
  })

  it('is asked for again when it is unknown whether it was stored', async () => {
    ownAvatar.setPicture(martaProfileOwner.customerId, photo)
    profileGateway.saveAvatarAnswer = noAnswerFailure
    expect(await change()).toEqual(noAnswerFailure)
    expect(ownAvatar.current()).toBeUndefined()
    profileGateway.avatarAnswer = success(newPhoto)
    await ownAvatar.load()
    expect(ownAvatar.current()).toBe(newPhoto)
  })

  it.each(['picture-refused', 'server-failure', 'session-ended'] as const)(
    'keeps the earlier photo when the lender says %s',
    async (kind) => {
      ownAvatar.setPicture(martaProfileOwner.customerId, photo)
      profileGateway.saveAvatarAnswer = failure({ kind })
      expect(await change()).toEqual(failure({ kind }))
      expect(ownAvatar.current()).toBe(photo)
    },
  )
})
