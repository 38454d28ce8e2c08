import { failure, success } from '@/domain/shared/result'
import type {
  DeviceCamera,
  FingerprintReader,
  AppInstallationControls,
  DeviceNotifications,
} from '#features/support/device'
import type { MemoryPictureCropping } from '#tests/support/memory-picture-cropping'
import type { MemoryAuthenticator } from '#tests/support/memory-authenticator'
import type { MemoryCamera } from '#tests/support/memory-camera'
import type { MemoryInstallPrompt } from '#tests/support/memory-device'
import type { MemoryPushMessaging } from '#tests/support/memory-notifications'
import type { MemoryPortalRelease } from '#tests/support/memory-portal-release'
import { originOfInMemoryPortal } from './portal-origin'

export function createMemoryFingerprintReader(authenticator: MemoryAuthenticator): FingerprintReader {
  return {
    addToDevice: async () => {
      authenticator.hasPasskeySupport = true
      authenticator.origin = originOfInMemoryPortal
      authenticator.fingerprintReaction = 'agrees'
    },
    putFingerOnReader: async () => {
      if (authenticator.fingerprintReaction === 'waits') authenticator.fingerprintReaction = 'agrees'
    },
    keepReaderAvailabilityPending: async () => {
      authenticator.leavesSupportUnanswered = true
    },
    takeFingerOffReader: async () => {
      authenticator.fingerprintReaction = 'waits'
    },
    cancelFingerprintRequests: async () => {
      authenticator.fingerprintReaction = 'cancels'
    },
    failFingerprintRequests: async (how) => {
      authenticator.verifiesUser = how !== 'unverified'
      if (how === 'broken') authenticator.fingerprintReaction = 'breaks'
    },
  }
}

export function createMemoryInstallationControls(
  prompt: MemoryInstallPrompt,
  release: MemoryPortalRelease,
): AppInstallationControls {
  return {
    offerInstallation: async (answer) => {
      prompt.dialogOutcome = answer
      prompt.offerInstallation()
    },
    finishInstallation: async () => prompt.finishInstallation(),
    makeInstallScreenFailToLoad: async (why) => {
      prompt.onChangeError = new Error('A part of the portal broke')
      release.notLoadedReasonByError.set(prompt.onChangeError, Promise.resolve(why))
    },
    makeInstallScreenLoadAgain: async () => {
      prompt.onChangeError = undefined
    },
    dispatchOnlineEvent: async () => {
      window.dispatchEvent(new window.Event('online'))
    },
  }
}

export function createMemoryCamera(camera: MemoryCamera, pictures: MemoryPictureCropping): DeviceCamera {
  return {
    loseConnectionAtNextPhoto: async () => {
      pictures.nextFailureKind = 'no-answer'
    },
    setCameraState: async (state) => {
      if (state === 'allowed') camera.permission = 'granted'
      else if (state === 'asked for') camera.openingOutcome = 'waits'
      else camera.openingOutcome = { kind: state }
      if (state === 'denied' || state === 'missing') camera.permission = { kind: state }
    },
    denyPermission: async () => camera.answerPermissionRequest({ kind: 'denied' }),
    setCameraFeatures: async (...parts) => {
      camera.hasTorch = parts.includes('torch') || parts.includes('stuck torch')
      camera.isTorchStuck = parts.includes('stuck torch')
      camera.hasOtherCamera = parts.includes('other lens')
    },
    showQrCodeToCamera: async (text) => camera.reportScannedCode({ kind: 'code', text }),
    disconnectCamera: async () => camera.reportScannedCode({ kind: 'lost' }),
    activeCameraCount: async () => camera.activeCameraCount,
    requestedCameraSides: async () => camera.requestedCameras,
    isTorchOn: async () => camera.isTorchLit,
    setQrCodeInChosenPictures: async (text) => {
      camera.pictureResult = text === undefined ? failure({ kind: 'no-code' }) : success(text)
    },
    setPictureReadingOutcome: async (state) => {
      camera.pictureResult = state === 'being read' ? state : failure({ kind: state })
    },
  }
}

export function createMemoryNotifications(messaging: MemoryPushMessaging): DeviceNotifications {
  let isRefused = false
  return {
    allowNotifications: async () => {
      messaging.pushSupportAnswer = 'available'
    },
    blockNotifications: async () => {
      messaging.pushSupportAnswer = 'blocked'
    },
    allowNotificationsOnlyIfInstalled: async () => {
      messaging.pushSupportAnswer = 'when-installed'
    },
    denyPermissionWhenAsked: async () => {
      isRefused = true
    },
    deletePushSubscription: async () => {
      messaging.isSubscriptionDeleted = true
    },
    deliverNotification: async (message) => messaging.deliverMessage(message),
    setServiceWorkerState: async (state) => {
      if (isRefused) messaging.tokenAnswer = failure({ kind: 'not-allowed' })
      else messaging.tokenAnswer = state === 'ready' ? success('device-1') : failure({ kind: 'timed-out' })
    },
  }
}
