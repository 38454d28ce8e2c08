import type { PolicySources } from './content-security-policy'

/** Where Firebase gives a device its name; nothing without a project. Source: PRO-05. */
export function firebaseSources(project: unknown): PolicySources {
  if (typeof project !== 'object' || project === null) return {}
  return {
    connect: ['https://firebaseinstallations.googleapis.com', 'https://fcmregistrations.googleapis.com'],
  }
}
