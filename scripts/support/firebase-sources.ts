import type { PolicySources } from './content-security-policy'

/** Returns the origins from which Firebase gives out push tokens; none without a project. Source: PRO-05. */
export function firebasePolicySources(project: unknown): PolicySources {
  if (typeof project !== 'object' || project === null) return {}
  return {
    connect: ['https://firebaseinstallations.googleapis.com', 'https://fcmregistrations.googleapis.com'],
  }
}
