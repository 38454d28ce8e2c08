import { getApps, initializeApp, type FirebaseApp } from 'firebase/app'

/** What the lender's configuration says of it. Source: PRO-05. */
export interface FirebaseProject {
  readonly apiKey: string
  readonly projectId: string
  readonly appId: string
  readonly messagingSenderId: string
  /** Public key of the push certificate. */
  readonly vapidKey: string
}

/** The one app of the page, for messages. */
export function firebaseApp({ vapidKey: _, ...options }: FirebaseProject): FirebaseApp {
  return getApps()[0] ?? initializeApp(options)
}
