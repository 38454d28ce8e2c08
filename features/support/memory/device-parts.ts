import { failure, success } from '@/domain/shared/result'
import type { CameraInHand, FingerprintReader, Installation, Notices } from '#features/support/device'
import type { MemoryAuthenticator } from '#tests/support/memory-authenticator'
import type { MemoryCamera } from '#tests/support/memory-camera'
import type { MemoryInstallPrompt } from '#tests/support/memory-device'
import type { MemoryPushMessaging } from '#tests/support/memory-notifications'
import type { MemoryRelease } from '#tests/support/memory-release'
import { portalOrigin } from './portal-origin'

export function readerOf(authenticator: MemoryAuthenticator): FingerprintReader {
  return {
    give: async () => {
      authenticator.supported = true
      authenticator.origin = portalOrigin
      authenticator.gesture = 'agrees'
    },
    touch: async () => {
      if (authenticator.gesture === 'waits') authenticator.gesture = 'agrees'
    },
    hesitate: async () => {
      authenticator.hesitates = true
    },
    letGo: async () => {
      authenticator.gesture = 'waits'
    },
    refuse: async () => {
      authenticator.gesture = 'cancels'
    },
    is: async (how) => {
      authenticator.verifiesUser = how !== 'unverified'
      if (how === 'broken') authenticator.gesture = 'breaks'
    },
  }
}

export function installationOf(prompt: MemoryInstallPrompt, release: MemoryRelease): Installation {
  return {
    offer: async (answer) => {
      prompt.answer = answer
      prompt.offer()
    },
    finish: async () => prompt.finish(),
    breaks: async (why) => {
      prompt.trouble = new Error('A part of the portal broke')
      release.missing.set(prompt.trouble, Promise.resolve(why))
    },
    isMended: async () => {
      prompt.trouble = undefined
    },
    isConnected: async () => {
      window.dispatchEvent(new window.Event('online'))
    },
  }
}

export function cameraOf(camera: MemoryCamera): CameraInHand {
  return {
    is: async (state) => {
      if (state === 'allowed') camera.decided = 'granted'
      else if (state === 'asked for') camera.outcome = 'waits'
      else camera.outcome = { kind: state }
      if (state === 'denied' || state === 'missing') camera.decided = { kind: state }
    },
    refuse: async () => camera.answer({ kind: 'denied' }),
    has: async (...parts) => {
      camera.hasTorch = parts.includes('torch') || parts.includes('stuck torch')
      camera.isTorchStuck = parts.includes('stuck torch')
      camera.hasOtherLens = parts.includes('other lens')
    },
    sees: async (text) => camera.reads({ kind: 'code', text }),
    isUnplugged: async () => camera.reads({ kind: 'lost' }),
    on: async () => camera.on,
    asked: async () => camera.asked,
    isLit: async () => camera.isLit,
    pictureShows: async (text) => {
      camera.picture = text === undefined ? failure({ kind: 'no-code' }) : success(text)
    },
    pictureIs: async (state) => {
      camera.picture = state === 'being read' ? state : failure({ kind: state })
    },
  }
}

export function noticesOf(messaging: MemoryPushMessaging): Notices {
  let isRefused = false
  return {
    allow: async () => {
      messaging.supported = 'available'
    },
    forbid: async () => {
      messaging.supported = 'blocked'
    },
    allowWhenInstalled: async () => {
      messaging.supported = 'when-installed'
    },
    refuse: async () => {
      isRefused = true
    },
    arrive: async (title, body) => messaging.deliver({ title, ...(body !== undefined && { body }) }),
    workerIs: async (state) => {
      if (isRefused) messaging.token = failure({ kind: 'not-allowed' })
      else messaging.token = state === 'ready' ? success('device-1') : failure({ kind: 'timed-out' })
    },
  }
}
