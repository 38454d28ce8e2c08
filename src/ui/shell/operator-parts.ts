/**
 * Parts that only integrators see, or that customers see while the lender has closed something. They are one
 * chunk, because the first visit loads the name of each chunk. Source: CON-05, OPS-05.
 */
export { DiagnosticsPanel } from '@/ui/diagnostics/diagnostics-panel'
export { printContainerDiagnostics } from '@/ui/diagnostics/print-diagnostics'
export { MaintenanceScreen } from './maintenance-screen'
