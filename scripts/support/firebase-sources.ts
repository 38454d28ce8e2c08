import type { PolicySources } from './content-security-policy'

/** Where Firebase gives a device its name. */
const messaging: PolicySources = {
  connect: ['https://firebaseinstallations.googleapis.com', 'https://fcmregistrations.googleapis.com'],
}

/** Where page views go, and the tag that takes them there: the only script of others. */
const analytics: PolicySources = {
  connect: [
    'https://firebase.googleapis.com',
    'https://*.google-analytics.com',
    'https://*.analytics.google.com',
    'https://www.googletagmanager.com',
  ],
  scripts: ['https://www.googletagmanager.com'],
  trustedTypes: ['firebase-js-sdk-policy'],
}

/** What the page may reach and run for that Firebase project; nothing without one. Source: PRO-05, SES-05. */
export function firebaseSources(project: unknown): PolicySources {
  if (typeof project !== 'object' || project === null) return {}
  if (!('measurementId' in project)) return messaging
  return { ...analytics, connect: [...(messaging.connect ?? []), ...(analytics.connect ?? [])] }
}
