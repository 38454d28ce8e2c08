import { getApps, initializeApp, type FirebaseApp } from 'firebase/app'
import { getMessaging, getToken } from 'firebase/messaging'

/** Settings of the Firebase project, from the configuration of the lender. Source: PRO-05. */
export interface FirebaseProject {
  readonly apiKey: string
  readonly projectId: string
  readonly appId: string
  readonly messagingSenderId: string
  /** Public key of the Firebase project for web push (VAPID). */
  readonly vapidKey: string
}

/** Returns this device's push token for the lender's Firebase project. */
export function requestFirebaseToken(
  project: FirebaseProject,
  serviceWorkerRegistration: ServiceWorkerRegistration,
): Promise<string> {
  const { vapidKey } = project
  return getToken(getMessaging(firebaseApp(project)), { vapidKey, serviceWorkerRegistration })
}

/** Returns the Firebase app of this page. The first call creates it. */
function firebaseApp({ vapidKey: _, ...options }: FirebaseProject): FirebaseApp {
  return getApps()[0] ?? initializeApp(options)
}
