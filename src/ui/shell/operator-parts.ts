/**
 * Components that only integrators see, or that customers see only while the lender has closed a part of
 * the portal. Their code is in one file: the first visit loads the names of all such files, so fewer of
 * them make it smaller. Source: CON-05, OPS-05.
 */
export { ContractDeviationsPanel } from '@/ui/diagnostics/contract-deviations-panel'
export { printDeviationsOfContainer } from '@/ui/diagnostics/print-contract-deviations'
export { MaintenanceScreen } from './maintenance-screen'
