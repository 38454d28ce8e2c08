import { beforeEach, describe, expect, it } from 'vitest'
import { failure, success, type Result } from '@/domain/shared/result'
import { ChangeAvatar } from '@/application/profile/change-avatar'
import { OwnAvatar } from '@/application/profile/own-avatar'
import type { OpenedPicture } from '@/application/profile/picture-cropper.port'
import type { SessionStore } from '@/application/session/session-store'
import type { PortalFile } from '@/application/shared/file-saver.port'
import type { GatewayFailure } from '@/application/shared/gateway-failure'
import {
  createSessionStoreWithMarta,
  createSessionStoreWithoutCustomer,
  ManuallyResolvedAnswer,
} from '#tests/support/loan-builders'
import { raulCustomer, createSessionOfCustomer } from '#tests/support/people'
import { jpegBytes } from '#tests/support/upload-files'
import { martaProfileOwner, ScriptedProfileGateway } from './scripted-profile-gateway'

const noAnswerFailure = failure({ kind: 'no-answer' } as const)
const photo: PortalFile = { bytes: new Blob(['one']), contentType: 'image/png' }
const otherPhoto: PortalFile = { bytes: new Blob(['another']), contentType: 'image/png' }
const onePhotoRequest = ['photo of c-8f21d04b']

let lender: ScriptedProfileGateway
let sessions: SessionStore
let avatar: OwnAvatar
let changeCount: number

beforeEach(() => {
  lender = new ScriptedProfileGateway()
  sessions = createSessionStoreWithMarta()
  avatar = new OwnAvatar(lender, sessions)
  changeCount = 0
  avatar.onChange(() => {
    changeCount += 1
  })
})

describe("the customer's photo", () => {
  it('is absent before it was requested', () => {
    expect(avatar.current()).toBeUndefined()
  })

  it.each([
    ['what the lender has', photo],
    ['nothing where there is none', undefined],
  ])('is %s, requested once a visit', async (_, found) => {
    lender.avatarAnswer = success(found)
    await avatar.load()
    await avatar.load()
    expect(avatar.current()).toBe(found)
    expect(lender.receivedCalls).toEqual(onePhotoRequest)
    expect(changeCount).toBe(1)
  })

  it('is requested again after a failure', async () => {
    lender.avatarAnswer = noAnswerFailure
    await avatar.load()
    expect([avatar.current(), changeCount]).toEqual([undefined, 0])
    lender.avatarAnswer = success(photo)
    await avatar.load()
    expect(avatar.current()).toBe(photo)
  })

  it('does not replace one that was changed meanwhile', async () => {
    const answer = new ManuallyResolvedAnswer<Result<PortalFile | undefined, GatewayFailure>>()
    lender.avatarAnswer = answer.promise
    const learning = avatar.load()
    avatar.update(martaProfileOwner.customerId, otherPhoto)
    answer.resolveWith(success(photo))
    await learning
    expect([avatar.current(), changeCount]).toEqual([otherPhoto, 1])
  })

  it('is not shown to another customer, whose photo is requested', async () => {
    avatar.update(martaProfileOwner.customerId, photo)
    sessions.openSession(createSessionOfCustomer(raulCustomer))
    expect(avatar.current()).toBeUndefined()
    lender.avatarAnswer = success(otherPhoto)
    await avatar.load()
    expect(avatar.current()).toBe(otherPhoto)
    expect(lender.receivedCalls).toEqual(['photo of c-17be90a3'])
  })

  it('is neither requested nor shown without a session', async () => {
    const ofNobody = new OwnAvatar(lender, createSessionStoreWithoutCustomer())
    await ofNobody.load()
    expect(ofNobody.current()).toBeUndefined()
    expect(lender.receivedCalls).toEqual([])
  })

  it('is not requested after the logout', async () => {
    avatar.update(martaProfileOwner.customerId, photo)
    sessions.closeSession('left')
    await avatar.load()
    expect(avatar.current()).toBeUndefined()
    expect(lender.receivedCalls).toEqual([])
  })

  it('leaves every screen when it is forgotten, until it is requested again', async () => {
    avatar.update(martaProfileOwner.customerId, photo)
    avatar.forget()
    expect([avatar.current(), changeCount]).toEqual([undefined, 2])
    lender.avatarAnswer = success(otherPhoto)
    await avatar.load()
    expect([avatar.current(), changeCount]).toEqual([otherPhoto, 3])
  })

  it('is not sent to a listener that stopped listening', () => {
    let heard = 0
    const stop = avatar.onChange(() => {
      heard += 1
    })
    avatar.update(martaProfileOwner.customerId, photo)
    stop()
    avatar.update(martaProfileOwner.customerId, otherPhoto)
    expect([heard, changeCount]).toEqual([1, 2])
  })
})

describe('a change of the photo', () => {
  const square = { side: 200, x: 10, y: 20 }

  function aPicture(crop: OpenedPicture['crop']): OpenedPicture {
    return { width: 400, height: 300, address: 'blob:picture', close: () => undefined, crop }
  }

  function change(cut: OpenedPicture['crop'] = async () => success(jpegBytes)) {
    return new ChangeAvatar(lender, avatar).execute(martaProfileOwner, aPicture(cut), square)
  }

  it('sends the chosen square, and every screen shows it', async () => {
    const squares: unknown[] = []
    const done = await change(async (cut) => {
      squares.push(cut)
      return success(jpegBytes)
    })
    expect(done).toEqual(success())
    expect(squares).toEqual([square])
    expect(lender.saveRequests).toEqual([
      { whose: martaProfileOwner, what: { kind: 'jpeg', name: 'avatar.jpg', bytes: jpegBytes } },
    ])
    const shown = avatar.current()
    expect([shown?.contentType, shown?.bytes.type]).toEqual(['image/jpeg', 'image/jpeg'])
    expect(new Uint8Array((await shown?.bytes.arrayBuffer()) ?? new ArrayBuffer(0))).toEqual(jpegBytes)
    expect(changeCount).toBe(1)
  })

  it.each(['not-shown', 'no-answer'] as const)('sends nothing when the cut is %s', async (kind) => {
    expect(await change(async () => failure({ kind }))).toEqual(failure({ kind }))
    expect(lender.saveRequests).toEqual([])
    expect(avatar.current()).toBeUndefined()
  })

  it('is asked for again when it is unknown whether it was stored', async () => {
    avatar.update(martaProfileOwner.customerId, photo)
    lender.saveAvatarAnswer = noAnswerFailure
    expect(await change()).toEqual(noAnswerFailure)
    expect(avatar.current()).toBeUndefined()
    lender.avatarAnswer = success(otherPhoto)
    await avatar.load()
    expect(avatar.current()).toBe(otherPhoto)
  })

  it.each(['picture-refused', 'server-failure', 'session-ended'] as const)(
    'keeps the earlier photo when the lender says %s',
    async (kind) => {
      avatar.update(martaProfileOwner.customerId, photo)
      lender.saveAvatarAnswer = failure({ kind })
      expect(await change()).toEqual(failure({ kind }))
      expect(avatar.current()).toBe(photo)
    },
  )
})
