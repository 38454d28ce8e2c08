/**
 * What only integrators see, and what customers see only while a lender has closed something: one chunk, because the
 * first visit carries the name of each. Source: CON-05, OPS-05.
 */
export { DiagnosticsPanel } from '@/ui/diagnostics/diagnostics-panel'
export { printContainerDiagnostics } from '@/ui/diagnostics/print-diagnostics'
export { MaintenanceScreen } from './maintenance-screen'
