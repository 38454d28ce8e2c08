import { getApps, initializeApp, type FirebaseApp } from 'firebase/app'
import { getMessaging, getToken } from 'firebase/messaging'

/** What the lender's configuration says of it. Source: PRO-05. */
export interface FirebaseProject {
  readonly apiKey: string
  readonly projectId: string
  readonly appId: string
  readonly messagingSenderId: string
  /** Public key of the push certificate. */
  readonly vapidKey: string
}

/** The token of this device at that project. */
export function firebaseToken(
  project: FirebaseProject,
  serviceWorkerRegistration: ServiceWorkerRegistration,
): Promise<string> {
  const { vapidKey } = project
  return getToken(getMessaging(firebaseApp(project)), { vapidKey, serviceWorkerRegistration })
}

/** The one app of the page, for messages. */
function firebaseApp({ vapidKey: _, ...options }: FirebaseProject): FirebaseApp {
  return getApps()[0] ?? initializeApp(options)
}
