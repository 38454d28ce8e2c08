/**
 * Components that only integrators see, or that customers see while the lender has closed something. They
 * share one chunk, because a first visit loads the names of all chunks. Source: CON-05, OPS-05.
 */
export { DiagnosticsPanel } from '@/ui/diagnostics/diagnostics-panel'
export { printContainerDiagnostics } from '@/ui/diagnostics/print-diagnostics'
export { MaintenanceScreen } from './maintenance-screen'
